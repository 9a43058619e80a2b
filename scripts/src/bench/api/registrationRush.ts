import { registration, buildPath } from '@marquee/shared-contracts';
import { saveEvent } from '../../../../api/src/testing/contract-tests/seedCrowd';
import { sampleRegistrationForm } from '../../../../api/src/testing/sampleRegistrationForm';
import type { Figure } from '../Figure';
import { createAuthorization, getPersonId } from './people';
import type { BenchContext } from './BenchContext';
import { startBenchServer } from './startBenchServer';

const PEOPLE = 2_000;
const SEATS = 500;
const CONCURRENCY = 100;

/** 2,000 people register for one event with 500 seats; the database must contain exactly 500 registrations. */
export async function registrationRush({ url, database }: BenchContext): Promise<Figure[]> {
  const eventId = await saveEvent(database, { ownerId: getPersonId(1), seats: SEATS });
  const api = await startBenchServer(url);
  try {
    const path = buildPath(registration.register.path, { eventId });
    const { seconds, statuses } = await registerAll(api.address + path);
    const registered = await database
      .selectFrom('registrations')
      .innerJoin('eventSeats', 'eventSeats.eventId', 'registrations.eventId')
      .select((eb) => [eb.fn.countAll<number>().as('rows'), eb.fn.max('eventSeats.taken').as('taken')])
      .where('registrations.eventId', '=', eventId)
      .where('registrations.state', '=', 'ACTIVE')
      .executeTakeFirstOrThrow();
    const [taken = 0, refused = 0] = [201, 409].map(
      (status) => statuses.filter((counted) => counted === status).length,
    );
    const exact = [registered.rows, registered.taken, taken].every((count) => count === SEATS);
    return [
      {
        name: `${PEOPLE} people register for ${SEATS} seats in ${seconds.toFixed(1)} s: ${refused} refused, seats taken ${registered.taken}`,
        value: `${registered.rows} registered`,
        target: `exactly ${SEATS}`,
        isMet: exact && taken + refused === PEOPLE,
      },
    ];
  } finally {
    await api.stop();
  }
}

async function registerAll(url: string): Promise<{ seconds: number; statuses: number[] }> {
  // The first person owns the event.
  const waiting = Array.from({ length: PEOPLE }, (_, index) => index + 2);
  const statuses: number[] = [];
  const started = performance.now();
  const runLane = async (): Promise<void> => {
    for (let person = waiting.pop(); person !== undefined; person = waiting.pop()) {
      const headers = { ...createAuthorization(person), 'content-type': 'application/json' };
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(sampleRegistrationForm),
      });
      await response.arrayBuffer();
      statuses.push(response.status);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runLane));
  return { seconds: (performance.now() - started) / 1000, statuses };
}
