import { type DemoEvent, toInstant } from './DemoEvent';
import { demoEvents } from './demoEvents';
import { fiveAtFive, LATE_ROUNDS } from './events/fiveAtFive';
import { type DemoPerson, participants } from './people';

/** The first attendees of an event; the demonstration accounts attend only events listed here. */
const FIRST_ATTENDEES: Readonly<Record<string, readonly string[]>> = {
  'monsoon-hack': ['participant1', 'aditi.deshpande', 'rohan.pillai', 'sneha.reddy', 'participant2'],
  'grand-quiz': ['participant1'],
  'lift-off': ['participant1'],
  'weekend-quiz': ['participant1', 'participant2'],
  'plain-cloud': ['participant1'],
  'portfolio-circle': ['participant2'],
  'core-team-rehearsal': ['participant2'],
  'backwater-build': ['participant1'],
  bridges: ['participant2'],
  'kite-morning': ['participant1', 'participant2'],
  ...Object.fromEntries(fiveAtFive.map(({ key }) => [key, ['participant1']])),
  ...Object.fromEntries(LATE_ROUNDS.map(({ key }) => [key, ['participant1', 'participant2']])),
};

/** Each event's list starts this many people further, so that attendees vary. */
const OFFSET = 7;

/** The attendees of an event, in order of registration. */
export function listAttendees(event: DemoEvent): DemoPerson[] {
  const first = (FIRST_ATTENDEES[event.key] ?? []).flatMap((key) =>
    participants.filter((person) => person.key === key),
  );
  const others = participants.slice(2).filter((person) => !first.includes(person));
  const from = (demoEvents.indexOf(event) * OFFSET) % others.length;
  return [...first, ...others.slice(from), ...others.slice(0, from)].slice(0, event.registered);
}

/** Registrations spread evenly over the registration window until now. */
export function getRegistrationTime(event: DemoEvent, index: number, now: Date): Date {
  const from = toInstant(event.registration[0], now).getTime();
  const to = Math.min(toInstant(event.registration[1], now).getTime(), now.getTime());
  return new Date(from + ((to - from) * (index + 1)) / (event.registered + 1));
}
