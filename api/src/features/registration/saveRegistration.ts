import {
  type StoredAnswer,
  normalizeName,
  type RegistrationForm,
  requiresCourse,
} from '@marquee/shared-contracts';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';

export interface NewRegistration {
  eventId: string;
  account: { id: string; email: string };
  form: RegistrationForm;
  /** None by default. */
  answers?: readonly StoredAnswer[];
  clock: Clock;
}

/** The seats of an event after a registration. */
export interface Seats {
  taken: number;
  /** Seats among the taken ones that are on offer to waiting people. */
  held: number;
  capacityMax: number | null;
}

export interface SavedRegistration {
  id: string;
  registeredAt: Date;
  /**
   * The seats after this call took one; undefined for a repeat, which keeps the existing registration (G-7).
   */
  seats: Seats | undefined;
}

/**
 * Registers a person and takes a seat. Inserting the row first decides repeats by its unique key; only an
 * insert counts a seat (G-6).
 * @throws `EVENT_FULL`
 */
export async function saveRegistration(
  transaction: DatabaseTransaction,
  registration: NewRegistration,
): Promise<SavedRegistration> {
  const { eventId, account } = registration;
  const [saved] = await writeRegistrations(transaction, [registration], registration.clock.sqlNow());
  if (saved !== undefined) {
    return { ...saved, seats: await takeSeat(transaction, eventId) };
  }
  const existing = await transaction
    .selectFrom('registrations')
    .select(['id', 'registeredAt'])
    .where('eventId', '=', eventId)
    .where('userId', '=', account.id)
    .executeTakeFirstOrThrow();
  return { ...existing, seats: undefined };
}

/** Inserts registrations of one event or reactivates cancelled ones; skips people who are registered. */
export const writeRegistrations = (
  transaction: DatabaseTransaction,
  registrations: readonly Omit<NewRegistration, 'clock'>[],
  registeredAt: RawBuilder<Date>,
) =>
  transaction
    .insertInto('registrations')
    .values(
      registrations.map(({ eventId, account, form, answers = [] }) => ({
        eventId,
        userId: account.id,
        id: uuidv7(),
        registeredAt,
        ...toColumns(form, account.email),
        answers: JSON.stringify(answers),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['eventId', 'userId'])
        .doUpdateSet((eb) => ({
          state: 'ACTIVE' as const,
          registeredAt,
          checkedInAt: null,
          firstName: eb.ref('excluded.firstName'),
          lastName: eb.ref('excluded.lastName'),
          email: eb.ref('excluded.email'),
          phoneNumber: eb.ref('excluded.phoneNumber'),
          institute: eb.ref('excluded.institute'),
          type: eb.ref('excluded.type'),
          course: eb.ref('excluded.course'),
          duration: eb.ref('excluded.duration'),
          graduationYear: eb.ref('excluded.graduationYear'),
          answers: eb.ref('excluded.answers'),
        }))
        .where('registrations.state', '=', 'CANCELLED'),
    )
    .returning(['userId', 'id', 'registeredAt'])
    .execute();

/**
 * The stored form: the account's email, and course and year only for types that require them (RG-6, RG-7).
 */
function toColumns(form: RegistrationForm, email: string) {
  const student = requiresCourse(form.type);
  return {
    firstName: normalizeName(form.firstName),
    lastName: normalizeName(form.lastName),
    email,
    phoneNumber: form.phoneNumber,
    institute: normalizeName(form.institute),
    type: form.type === '' ? 'Others' : form.type,
    course: student ? form.course : '',
    duration: student ? form.duration : '',
    graduationYear: student && form.graduationYear !== '' ? Number(form.graduationYear) : null,
  };
}

async function takeSeat(transaction: DatabaseTransaction, eventId: string): Promise<Seats> {
  const seats = await transaction
    .updateTable('eventSeats')
    .set({ taken: sql`taken + 1` })
    .where('eventId', '=', eventId)
    .where((eb) => eb.or([eb('capacityMax', 'is', null), eb('taken', '<', eb.ref('capacityMax'))]))
    .returning(['taken', 'held', 'capacityMax'])
    .executeTakeFirst();
  return seats ?? refuse('EVENT_FULL');
}
