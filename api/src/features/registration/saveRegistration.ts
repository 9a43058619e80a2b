import {
  type StoredAnswer,
  normalizeName,
  type RegistrationForm,
  requiresCourse,
} from '@marquee/shared-contracts';
import {
  type ExpressionBuilder,
  type OnConflictDatabase,
  type OnConflictTables,
  type RawBuilder,
  sql,
} from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction, Tables } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import type { TicketFacts } from '../../platform/tickets/ticketToken';
import { CURRENT_TICKET_KEY } from '../../platform/tickets/ticketKeys';

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

interface StoredRegistration {
  id: string;
  registeredAt: Date;
}

/** `seats` are those after this call took one. A repeat, which keeps the existing registration (G-7), has none. */
export type SavedRegistration = StoredRegistration &
  ({ seats: Seats; ticket: TicketFacts } | { seats: undefined; ticket: undefined });

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
    const { id, registeredAt } = saved;
    const seats = await takeSeat(transaction, eventId);
    return { id, registeredAt, seats, ticket: toTicketFacts(saved) };
  }
  const existing = await transaction
    .selectFrom('registrations')
    .select(['id', 'registeredAt'])
    .where('eventId', '=', eventId)
    .where('userId', '=', account.id)
    .executeTakeFirstOrThrow();
  return { ...existing, seats: undefined, ticket: undefined };
}

/** The facts of a new registration's ticket. */
export const toTicketFacts = (
  saved: Awaited<ReturnType<typeof writeRegistrations>>[number],
): TicketFacts => ({
  eventId: saved.eventId,
  registrationId: saved.id,
  renewals: saved.ticketRenewals,
  key: saved.ticketKey,
});

const FORM_COLUMNS = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'institute',
  'type',
  'course',
  'duration',
  'graduationYear',
  'answers',
] as const;

/** A cancelled registration becomes active with the new form; its former ticket opens no door (TK-3). */
const reactivate =
  (registeredAt: RawBuilder<Date>) =>
  (
    eb: ExpressionBuilder<OnConflictDatabase<Tables, 'registrations'>, OnConflictTables<'registrations'>>,
  ) => ({
    state: 'ACTIVE' as const,
    registeredAt,
    checkedInAt: null,
    ticketRenewals: eb('registrations.ticketRenewals', '+', 1),
    ...Object.fromEntries(FORM_COLUMNS.map((column) => [column, eb.ref(`excluded.${column}`)])),
  });

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
        .doUpdateSet(reactivate(registeredAt))
        .where('registrations.state', '=', 'CANCELLED'),
    )
    .returning([
      'eventId',
      'userId',
      'id',
      'registeredAt',
      'ticketRenewals',
      CURRENT_TICKET_KEY.as('ticketKey'),
    ])
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
