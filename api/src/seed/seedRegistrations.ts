import type { RegistrationForm } from '@marquee/shared-contracts';
import { createClockAt } from '../platform/clock';
import type { DatabaseTransaction } from '../platform/database/Database';
import { saveFavourite } from '../features/registration/queries';
import { saveRecentView } from '../features/registration/recentViews';
import { saveRegistration } from '../features/registration/saveRegistration';
import { listAttendees, getRegistrationTime } from './listAttendees';
import { demoEvents } from './demoEvents';
import { createDemoId } from './createDemoId';
import type { DemoPerson } from './people';

const COURSES = ['B.Tech Computer Science', 'B.Com', 'B.Sc Physics', 'B.Arch', 'BA Economics'] as const;

const LIKES: readonly (readonly [person: string, event: string])[] = [
  ['participant1', 'grand-quiz'],
  ['participant1', 'rang'],
  ['participant1', 'capital-quest'],
  ['participant1', 'monsoon-hack'],
  ['participant1', 'kite-morning'],
  ['participant1', 'bridges'],
  ['participant1', 'bot-arena'],
  ['participant2', 'lift-off'],
  ['participant2', 'monsoon-hack'],
];

/** Viewed events of the demonstration accounts, newest last. */
const VIEWS: typeof LIKES = [
  ['participant1', 'bridges'],
  ['participant1', 'five-26'],
  ['participant1', 'bot-arena'],
  ['participant1', 'capital-quest'],
  ['participant1', 'weekend-quiz'],
  ['participant1', 'monsoon-hack'],
  ['participant2', 'capital-quest'],
  ['participant2', 'lift-off'],
  ['participant2', 'weekend-quiz'],
];

/** A person's registration form; `index` varies phone, course and year. */
export const createForm = (person: DemoPerson, index: number, now: Date): RegistrationForm => ({
  firstName: person.firstname,
  lastName: person.lastname,
  email: person.email,
  phoneNumber: String(9_820_000_000 + index * 6_701),
  institute: person.institute,
  type: 'College Student',
  course: COURSES[index % COURSES.length] ?? COURSES[0],
  duration: '4 years',
  graduationYear: String(now.getFullYear() + (index % 4)),
});

/** Registers each attendee by the endpoint's own function, which counts the seats. */
export async function seedRegistrations(transaction: DatabaseTransaction, now: Date): Promise<void> {
  for (const event of demoEvents) {
    for (const [index, person] of listAttendees(event).entries()) {
      await saveRegistration(transaction, {
        eventId: createDemoId('event', event.key),
        account: { id: createDemoId('account', person.key), email: person.email },
        form: createForm(person, index, now),
        clock: createClockAt(getRegistrationTime(event, index, now)),
      });
    }
  }
  for (const { at: likedAt, ...liked } of addTimes(now, LIKES))
    await saveFavourite(transaction, { ...liked, likedAt });
  for (const { at: viewedAt, ...view } of addTimes(now, VIEWS))
    await saveRecentView(transaction, { ...view, viewedAt });
}

/** Dates each mark a minute after the one before, the last a minute ago. */
const addTimes = (now: Date, marks: typeof LIKES) =>
  marks.map(([person, event], index) => ({
    userId: createDemoId('account', person),
    eventId: createDemoId('event', event),
    at: new Date(now.getTime() - (marks.length - index) * 60_000),
  }));
