import { registration, pathOf } from '@marquee/shared-contracts';
import { saveEvent } from '../../../../api/src/testing/contract-tests/seedCrowd';
import { sampleRegistrationForm } from '../../../../api/src/testing/sampleRegistrationForm';
import type { Figure } from './Figure';
import { authorization, personId } from './people';
import type { Stage } from './Stage';
import { startServing } from './startServing';

const PEOPLE = 2_000;
const SEATS = 500;
const TOGETHER = 100;

/** Everybody registers for the one event, a hundred at a time; what counts is what the database then holds. */
export async function registrationRush({ url, database }: Stage): Promise<Figure[]> {
  const eventId = await saveEvent(database, { ownerId: personId(1), seats: SEATS });
  const api = await startServing(url);
  try {
    const path = pathOf(registration.register.path, { eventId });
    const { seconds, statuses } = await rush(api.address + path);
    const registered = await database
      .selectFrom('registrations')
      .innerJoin('eventSeats', 'eventSeats.eventId', 'registrations.eventId')
      .select((eb) => [eb.fn.countAll<number>().as('rows'), eb.fn.max('eventSeats.taken').as('taken')])
      .where('registrations.eventId', '=', eventId)
      .where('registrations.state', '=', 'ACTIVE')
      .executeTakeFirstOrThrow();
    const [taken = 0, refused = 0] = [201, 409].map(
      (status) => statuses.filter((one) => one === status).length,
    );
    const exact = [registered.rows, registered.taken, taken].every((count) => count === SEATS);
    return [
      {
        name: `${PEOPLE} people register for ${SEATS} seats in ${seconds.toFixed(1)} s: ${refused} refused, seats taken ${registered.taken}`,
        value: `${registered.rows} registered`,
        target: `exactly ${SEATS}`,
        met: exact && taken + refused === PEOPLE,
      },
    ];
  } finally {
    await api.stop();
  }
}

async function rush(url: string): Promise<{ seconds: number; statuses: number[] }> {
  // The first person owns the event.
  const waiting = Array.from({ length: PEOPLE }, (_, index) => index + 2);
  const statuses: number[] = [];
  const started = performance.now();
  const lane = async (): Promise<void> => {
    for (let person = waiting.pop(); person !== undefined; person = waiting.pop()) {
      const headers = { ...authorization(person), 'content-type': 'application/json' };
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(sampleRegistrationForm),
      });
      await response.arrayBuffer();
      statuses.push(response.status);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, lane));
  return { seconds: (performance.now() - started) / 1000, statuses };
}
