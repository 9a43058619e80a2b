import type { RegistrationForm } from '@marquee/shared-contracts';
import type { DatabaseTransaction } from '../database/Database';
import { saveFavourite } from '../participation/queries';
import { saveRegistration } from '../participation/saveRegistration';
import { attendees, cameAt } from './attendees';
import { demoEvents } from './demoEvents';
import { demoId } from './demoId';
import type { DemoPerson } from './people';

const COURSES = ['B.Tech Computer Science', 'B.Com', 'B.Sc Physics', 'B.Arch', 'BA Economics'] as const;

const LIKES: readonly (readonly [person: string, event: string])[] = [
  ['participant1', 'grand-quiz'],
  ['participant1', 'rang'],
  ['participant1', 'capital-quest'],
  ['participant1', 'monsoon-hack'],
  ['participant2', 'lift-off'],
  ['participant2', 'monsoon-hack'],
];

/** The form as this person would have filled it in. */
export const formOf = (person: DemoPerson, index: number, now: Date): RegistrationForm => ({
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

/** Registers everybody one by one, as the call does, so that the seats are counted by the same statement. */
export async function seedRegistrations(transaction: DatabaseTransaction, now: Date): Promise<void> {
  for (const event of demoEvents) {
    for (const [index, person] of attendees(event).entries()) {
      await saveRegistration(transaction, {
        eventId: demoId('event', event.key),
        account: { id: demoId('account', person.key), email: person.email },
        form: formOf(person, index, now),
        now: cameAt(event, index, now),
      });
    }
  }
  for (const [index, [person, event]] of LIKES.entries()) {
    const likedAt = new Date(now.getTime() - (LIKES.length - index) * 60_000);
    await saveFavourite(transaction, {
      userId: demoId('account', person),
      eventId: demoId('event', event),
      likedAt,
    });
  }
}
