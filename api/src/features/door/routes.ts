import { type CallReceived, door, type Scanned } from '@marquee/shared-contracts';
import type { Caller } from '../../platform/access/Caller';
import type { DoorLinkPass } from '../../platform/access/findDoorLink';
import type { Application } from '../../platform/Application';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { findTicketKeys } from '../../platform/tickets/ticketKeys';
import { addWalkIn } from './addWalkIn';
import { linkRoutes } from './linkRoutes';
import { findDoorEvent, findDoorPage, findPeople, readChangeTime, toDoorPerson } from './queries';
import { saveScans, type Scanner } from './saveScans';

/** Days after the event's end in which a helper's device may still send what it scanned without a network. */
const LATE_DAYS = 7;
const DAY_MS = 86_400_000;

interface Holder {
  account: Caller | undefined;
  doorLink: DoorLinkPass | undefined;
}

const toScanner = ({ account, doorLink }: Holder): Scanner => ({
  accountId: account?.id ?? null,
  linkId: doorLink?.linkId ?? null,
});

/** The door of an event: its list, scans and people who come without a registration (TK-5 to TK-9). */
export function doorRoutes(app: Application): void {
  linkRoutes(app);
  peopleRoute(app);
  scansRoute(app);
  route(app, door.addWalkIn, async ({ params: { eventId }, body, ...holder }) => {
    const added = await addWalkIn(app, { eventId, ...body, scanner: toScanner(holder) });
    const [person] = await readPeople(app, eventId, [added.personId]);
    return succeed({ person: person ?? refuse('NOT_FOUND'), isNew: added.isNew });
  });
}

async function readPeople({ database, secret }: Application, eventId: string, personIds: readonly string[]) {
  if (personIds.length === 0) return [];
  const keys = await findTicketKeys(database);
  const rows = await findPeople(database, eventId, personIds);
  return rows.map((row) => toDoorPerson(row, { secret, keys }));
}

function peopleRoute(app: Application): void {
  const { database, secret } = app;
  route(app, door.people, async ({ params: { eventId }, query, doorLink, now }) => {
    // Read before the people, so that no change falls between two readings.
    const since = await readChangeTime(database);
    const event = (await findDoorEvent(database, eventId)) ?? refuse('NOT_FOUND');
    if (now >= event.endTime) refuse('DOOR_CLOSED');
    const keys = await findTicketKeys(database);
    const { rows, next } = await findDoorPage(database, { eventId, ...query });
    const { cancelledAt, ...facts } = event;
    return succeed({
      event: { ...facts, cancelled: cancelledAt !== null, link: doorLink?.name ?? null },
      people: rows.map((row) => toDoorPerson(row, { secret, keys })),
      next: next ?? null,
      since,
      serverNow: now,
    });
  });
}

type GivenScan = CallReceived<typeof door.saveScans>['body']['scans'][number];

function scansRoute(app: Application): void {
  const { database } = app;
  route(app, door.saveScans, async ({ params: { eventId }, body: { scans }, now, ...holder }) => {
    const { endTime } = (await findDoorEvent(database, eventId)) ?? refuse('NOT_FOUND');
    const isHelper = holder.doorLink !== undefined;
    if (isHelper && now.getTime() > endTime.getTime() + LATE_DAYS * DAY_MS) refuse('DOOR_CLOSED');
    const isLate = ({ at }: GivenScan): boolean => isHelper && now > endTime && new Date(at) > endTime;
    const inTime = scans.filter((scan) => !isLate(scan));
    if (inTime.length > 0)
      await database
        .transaction()
        .execute((transaction) =>
          saveScans(transaction, { eventId, now }, { scans: inTime, scanner: toScanner(holder) }),
        );
    const ids = [...new Set(scans.map(({ personId }) => personId))];
    const people = new Map((await readPeople(app, eventId, ids)).map((person) => [person.id, person]));
    return succeed(
      scans.map((scan): Scanned => {
        const person = people.get(scan.personId) ?? null;
        const state = isLate(scan) ? 'late' : person === null ? 'unknown' : 'saved';
        return { id: scan.id, state, person };
      }),
    );
  });
}
