import { quiz } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { refuse } from '../refuse';
import { route } from '../route';
import { succeed } from '../succeed';
import { answerRoute } from './answerRoute';
import { boardRoute } from './boardRoute';
import { renewBoard } from './boards';
import { findCurrent, refuseTaking } from './findCurrent';
import { submitAttempt } from './submitAttempt';
import { takingRoutes } from './takingRoutes';

export function quizRoutes(app: Application): void {
  takingRoutes(app);
  answerRoute(app);
  submitRoute(app);
  boardRoute(app);
}

function submitRoute(app: Application): void {
  route(app, quiz.submit, async ({ params: { eventId }, account, now }) => {
    const taker = { eventId, userId: account.id };
    // Committed before the refusal: what came after the end is closed like everything else then (QZ-4).
    const { state } = await findCurrent(app, taker);
    const submitted = await submitAttempt(app, taker, now);
    if (submitted === 'NO_ATTEMPT') return refuse('NO_ATTEMPT');
    if (typeof submitted === 'string') return refuseTaking(submitted, taker, state !== null);
    renewBoard(app.boards, eventId);
    return succeed(submitted, 'Quiz submitted successfully!');
  });
}
