import { SingletonStore } from '../event-form/SingletonStore';
import { UpdateStore } from './UpdateStore';

/** The event being updated, by its id. */
export const currentUpdate = new SingletonStore(
  'updating',
  (name, eventId) => new UpdateStore(name, eventId),
);
