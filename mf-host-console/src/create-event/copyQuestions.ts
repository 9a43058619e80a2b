import { quizEditor } from '@marquee/shared-contracts';
import { isApiError, request } from '@marquee/shared-contracts/browser';

/** Copies the questions and settings of a quiz; a source without questions copies nothing. */
export async function copyQuestions(fromId: string, toId: string): Promise<void> {
  const source = await readQuestions(fromId);
  if (source === undefined || source.questions.length === 0) return;
  const questions = source.questions.map(({ id: _id, ...question }) => question);
  await request(quizEditor.replaceQuestions, {
    params: { eventId: toId },
    body: { showScores: source.showScores, questions },
  });
}

/** The questions of an event; undefined if it is no quiz. */
async function readQuestions(eventId: string) {
  try {
    return (await request(quizEditor.questions, { params: { eventId } })).data;
  } catch (error) {
    if (isApiError(error) && error.code === 'NOT_A_QUIZ') return undefined;
    throw error;
  }
}
