import { buildQuizParticipant } from './buildQuizParticipant';
import type { TestAccount } from './buildAccount';
import type { TestQuiz } from './buildQuiz';
import { createQuizClient } from './createQuizClient';
import type { TestApp } from './buildTestApp';

interface Taken {
  firstname: string;
  /** The texts of the chosen options, in the order of the questions. */
  choices: string[];
  /** Leaves the attempt open. */
  open?: boolean | undefined;
}

/** A new participant's attempt at a quiz, over the API; answers take a second. */
export async function takeQuiz(
  test: TestApp,
  quiz: TestQuiz,
  { firstname, choices, open = false }: Taken,
): Promise<TestAccount> {
  const person = await buildQuizParticipant(test, quiz, { firstname });
  const client = createQuizClient(test, quiz, person);
  await client.open(1);
  test.clock.advance(1);
  for (const [index, selectedOption] of choices.entries()) await client.answer(index + 1, { selectedOption });
  if (!open) await client.submit();
  return person;
}
