import { attendees, registration } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from './buildAccount';
import { buildEvent } from './buildEvent';
import type { TestApp } from './buildTestApp';
import { sampleRegistrationForm } from './sampleRegistrationForm';

/** Asks to be registered with a form whose institute is "Asking College". */
export const sendRequest = (test: TestApp, eventId: string, { token }: TestAccount) =>
  test.call(
    registration.sendRequest,
    {
      params: { eventId },
      query: { k: 'the invite key' },
      body: { ...sampleRegistrationForm, institute: 'Asking College' },
    },
    token,
  );

/** Approves or declines the requests of people by one call. */
export const decide = (
  test: TestApp,
  { eventId, host }: { eventId: string; host: TestAccount },
  decisions: Parameters<typeof toBody>[0],
) => test.call(attendees.decideRequests, { params: { eventId }, body: toBody(decisions) }, host.token);

const toBody = (
  decisions: readonly {
    person: Pick<TestAccount, 'email'>;
    decision: 'approve' | 'decline';
    message?: string;
  }[],
) => ({ decisions: decisions.map(({ person: { email }, ...decision }) => ({ email, ...decision })) });

/**
 * An event whose hosts approve registrations, and people who asked in order.
 * @throws if the API refuses a request
 */
export async function buildRequests(
  test: TestApp,
  asking: number,
  given: Parameters<typeof buildEvent>[2] = {},
) {
  const host = await buildHost(test);
  const eventId = await buildEvent(test, host, { approval: true, ...given });
  const people: TestAccount[] = [];
  while (people.length < asking) {
    const person = await buildParticipant(test);
    const { status } = await sendRequest(test, eventId, person);
    if (status !== 201) throw new Error(`Asking to be registered answered ${status}.`);
    people.push(person);
  }
  return { host, eventId, people };
}

/** The requests of an event in their order. */
export const readRequests = (test: TestApp, eventId: string) =>
  test.database
    .selectFrom('registrationRequests')
    .select(['userId', 'state', 'message'])
    .where('eventId', '=', eventId)
    .orderBy('place')
    .execute();
