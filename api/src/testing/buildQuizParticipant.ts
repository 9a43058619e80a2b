import { registration } from '@marquee/shared-contracts';
import { buildParticipant, type TestAccount } from './buildAccount';
import type { TestQuiz } from './buildQuiz';
import type { TestApp } from './buildTestApp';
import { sampleRegistrationForm } from './sampleRegistrationForm';

/**
 * A participant with a registration for the quiz.
 * @throws if the API refuses the registration
 */
export async function buildQuizParticipant(
  test: TestApp,
  { eventId }: Pick<TestQuiz, 'eventId'>,
  overrides: { firstname?: string } = {},
): Promise<TestAccount> {
  const person = await buildParticipant(test, overrides);
  const { status } = await test.call(
    registration.register,
    {
      params: { eventId },
      body: { ...sampleRegistrationForm, firstName: overrides.firstname ?? sampleRegistrationForm.firstName },
    },
    person.token,
  );
  if (status !== 201) throw new Error(`Registering answered ${status}.`);
  return person;
}
