import { requiresCourse, type RegistrationForm, normalizeName } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';

export interface NewRegistration {
  eventId: string;
  account: { id: string; email: string };
  form: RegistrationForm;
  clock: Clock;
}

/** The seats of an event after a registration. */
export interface Seats {
  taken: number;
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
  const saved = await writeRegistration(transaction, registration);
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

/** Inserts a registration or reactivates a cancelled registration. Returns undefined if the person is registered. */
const writeRegistration = (
  transaction: DatabaseTransaction,
  { eventId, account, form, clock }: NewRegistration,
) =>
  transaction
    .insertInto('registrations')
    .values({
      eventId,
      userId: account.id,
      id: uuidv7(),
      registeredAt: clock.sqlNow(),
      ...toColumns(form, account.email),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['eventId', 'userId'])
        .doUpdateSet({
          state: 'ACTIVE',
          registeredAt: clock.sqlNow(),
          checkedInAt: null,
          ...toColumns(form, account.email),
        })
        .where('registrations.state', '=', 'CANCELLED'),
    )
    .returning(['id', 'registeredAt'])
    .executeTakeFirst();

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
    .returning(['taken', 'capacityMax'])
    .executeTakeFirst();
  return seats ?? refuse('EVENT_FULL');
}
