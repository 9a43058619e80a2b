import { quiz } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { refuse } from '../refuse';
import { route } from '../route';
import { succeed } from '../succeed';
import { answerRoute } from './answerRoute';
import { boardRoute } from './boardRoute';
import { renewBoard } from './boards';
import { Batches } from './Batches';
import { refuseTaking } from './findCurrent';
import { submitAttempts, type SubmitOutcome } from './submitAttempts';
import { takingRoutes } from './takingRoutes';

export function quizRoutes(app: Application): void {
  takingRoutes(app);
  answerRoute(app);
  submitRoute(app);
  boardRoute(app);
}

/** Attempts ended in one transaction. */
const SUBMITS = 250;

function submitRoute(app: Application): void {
  const batches = new Batches<string, SubmitOutcome>({
    perform: (eventId, userIds) => submitAttempts(app, eventId, userIds),
    keyOf: (userId) => userId,
    atMost: SUBMITS,
  });
  route(app, quiz.submit, async ({ params: { eventId }, account }) => {
    const taker = { eventId, userId: account.id };
    const result = await batches.add(eventId, account.id);
    if ('answered' in result) {
      renewBoard(app.boards, eventId);
      return succeed(result, 'Quiz submitted successfully!');
    }
    if ('error' in result) throw result.error;
    const { refusal, tookPart } = result;
    return refusal === 'NO_ATTEMPT' ? refuse(refusal) : refuseTaking(refusal, taker, tookPart);
  });
}
