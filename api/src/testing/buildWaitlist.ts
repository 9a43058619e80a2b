import { registration } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from './buildAccount';
import { buildEvent } from './buildEvent';
import type { TestApp } from './buildTestApp';
import { sampleRegistrationForm } from './sampleRegistrationForm';

/** Joins the waitlist with a form whose institute is "Waiting College". */
export const joinWaitlist = (test: TestApp, eventId: string, { token }: TestAccount) =>
  test.call(
    registration.joinWaitlist,
    {
      params: { eventId },
      query: { k: 'the invite key' },
      body: { ...sampleRegistrationForm, institute: 'Waiting College' },
    },
    token,
  );

/**
 * A full event with one registered person, and people who wait in order.
 * @throws if the API refuses a step
 */
export async function buildWaitlist(
  test: TestApp,
  waiting: number,
  given: Parameters<typeof buildEvent>[2] = {},
) {
  const host = await buildHost(test);
  const registered = await buildParticipant(test);
  const eventId = await buildEvent(test, host, { capacityMax: 1, waitlist: true, ...given });
  const input = { params: { eventId }, query: { k: 'the invite key' }, body: sampleRegistrationForm };
  await test.call(registration.register, input, registered.token);
  const people: TestAccount[] = [];
  while (people.length < waiting) {
    const person = await buildParticipant(test);
    const { status } = await joinWaitlist(test, eventId, person);
    if (status !== 201) throw new Error(`Joining the waitlist answered ${status}.`);
    people.push(person);
  }
  return { host, registered, eventId, people };
}
export type FullEvent = Awaited<ReturnType<typeof buildWaitlist>>;

const toIds = (rows: { userId: string }[]): string[] => rows.map(({ userId }) => userId);

export const readRegisteredIds = async (test: TestApp, eventId: string): Promise<string[]> =>
  toIds(
    await test.database
      .selectFrom('registrations')
      .select('userId')
      .where('eventId', '=', eventId)
      .where('state', '=', 'ACTIVE')
      .execute(),
  );

/** The people who wait, in their order, those with an offer included. */
export const readWaitingIds = async (test: TestApp, eventId: string): Promise<string[]> =>
  toIds(
    await test.database
      .selectFrom('waits')
      .select('userId')
      .where('eventId', '=', eventId)
      .orderBy('place')
      .execute(),
  );

export const readSeats = (test: TestApp, eventId: string) =>
  test.database
    .selectFrom('eventSeats')
    .select(['taken', 'held'])
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
