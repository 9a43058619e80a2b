import { HeldStore } from '../describing/HeldStore';
import { UpdateStore } from './UpdateStore';

/** The event that a host is changing, by its id. */
export const currentUpdate = new HeldStore('updating', (name, eventId) => new UpdateStore(name, eventId));
