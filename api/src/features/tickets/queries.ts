import { formatFullName } from '@marquee/shared-contracts';
import { CURRENT_TICKET_KEY } from '../../platform/tickets/ticketKeys';
import type { Database } from '../../platform/database/Database';
import { describePlace } from '../events/describeEvent';
import { selectOwnRoom } from '../registration/selectOwnRoom';

interface Holder {
  eventId: string;
  userId: string;
}

const selectTicket = (database: Database, { eventId, userId }: Holder) =>
  database
    .selectFrom('registrations')
    .innerJoin('events', 'events.id', 'registrations.eventId')
    .leftJoin('teamMembers', (join) =>
      join
        .onRef('teamMembers.eventId', '=', 'registrations.eventId')
        .onRef('teamMembers.userId', '=', 'registrations.userId'),
    )
    .leftJoin('teams', (join) =>
      join.onRef('teams.eventId', '=', 'teamMembers.eventId').onRef('teams.id', '=', 'teamMembers.teamId'),
    )
    .select([
      'events.title',
      'events.organization',
      'events.mode',
      'events.venue',
      'events.startTime',
      'events.endTime',
      'events.timezone',
      'events.cancelledAt',
      'registrations.id as registrationId',
      'registrations.firstName',
      'registrations.lastName',
      'registrations.checkedInAt',
      'registrations.ticketRenewals as renewals',
      'teams.name as team',
      selectOwnRoom(userId).as('room'),
      CURRENT_TICKET_KEY.as('key'),
    ])
    .where('registrations.eventId', '=', eventId)
    .where('registrations.userId', '=', userId)
    .where('registrations.state', '=', 'ACTIVE');

/** A registration's ticket with the facts of its code; undefined without a registration. */
export async function findTicket(database: Database, holder: Holder) {
  const { eventId } = holder;
  const row = await selectTicket(database, holder).executeTakeFirst();
  if (row === undefined) return undefined;
  const { firstName, lastName, cancelledAt, registrationId, renewals, key, venue: _, ...facts } = row;
  return {
    facts: { eventId, registrationId, renewals, key },
    ticket: {
      ...facts,
      eventId,
      location: row.mode === 'online' ? '' : describePlace(row),
      cancelled: cancelledAt !== null,
      name: formatFullName({ firstname: firstName, lastname: lastName }),
    },
  };
}

/** Makes earlier codes of a registration invalid. */
export const renewTicket = (database: Database, { eventId, userId }: Holder) =>
  database
    .updateTable('registrations')
    .set((eb) => ({ ticketRenewals: eb('ticketRenewals', '+', 1) }))
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .where('state', '=', 'ACTIVE')
    .execute();
