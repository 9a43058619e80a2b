import { SingletonStore } from '../event-form/SingletonStore';
import { CreationStore } from './CreationStore';

/** The event that a host is making, by the event that it is a copy of ('' for none). */
export const currentCreation = new SingletonStore('creating', (name) => new CreationStore(name));
