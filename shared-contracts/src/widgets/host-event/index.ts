/** The door of a host's event, bundled by the remotes that have screens of it. */
export { EventNotFound } from './EventNotFound';
export { type EventState, eventStateNames, getEventState } from './getEventState';
export { formatHostTime, formatHostTimeRange } from './formatHostTime';
export { HostEventLayout } from './HostEventLayout';
export { openedEvent } from './OpenedEvent';
