import { pathOf, quiz } from '@marquee/shared-contracts';
import { atMost, type Figure } from './Figure';
import { inTurns } from './inTurns';
import { measureRate } from './measureRate';
import { authorization } from './people';
import { saveAttempts, saveQuiz } from './saveQuiz';
import type { Stage } from './Stage';
import { startServing } from './startServing';

const ATTEMPTS = 100_000;
const ASKING = 500;
const MOST = 2;
const TURNS = 4;

/**
 * The whole call, through HTTP, session and object rule: the leaderboard with the own rank against the own result, which
 * is one lookup by key. The boards are made anew meanwhile, every two seconds.
 */
export async function ownRank({ url, database }: Stage): Promise<Figure[]> {
  const { eventId } = await saveQuiz(database);
  await saveAttempts(database, eventId, { count: ATTEMPTS, submitted: true });
  const api = await startServing(url);
  try {
    const side = (path: string) => {
      const requests = Array.from({ length: ASKING }, (_, index) => ({
        path: pathOf(path, { eventId }),
        headers: authorization(index + 1),
      }));
      return () => measureRate(api.address, { requests, seconds: 4 });
    };
    const best = await inTurns(
      { byKey: side(quiz.results.path), rank: side(quiz.leaderboardAndScores.path) },
      TURNS,
    );
    const told = `Own rank among ${ATTEMPTS} attempts: ${best.rank.toFixed(0)}/s, own result by key ${best.byKey.toFixed(0)}/s; cost of the call`;
    return [atMost(told, best.byKey / best.rank, MOST)];
  } finally {
    await api.stop();
  }
}
