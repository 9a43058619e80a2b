import { SingletonStore } from '../event-form/SingletonStore';
import { CreationStore } from './CreationStore';

/** The event being created, by the id of the event it copies ('' for none). */
export const currentCreation = new SingletonStore('creating', (name) => new CreationStore(name));
