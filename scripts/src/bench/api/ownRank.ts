import { buildPath, quiz } from '@marquee/shared-contracts';
import { createMaximumFigure, type Figure } from '../Figure';
import { measureAlternately } from './measureAlternately';
import { measureRate } from './measureRate';
import { createAuthorization } from './people';
import { saveAttempts, saveQuiz } from './saveQuiz';
import type { BenchContext } from './BenchContext';
import { startBenchServer } from './startBenchServer';

const ATTEMPTS = 100_000;
const CALLERS = 500;
const MOST = 2;
const TURNS = 4;

/**
 * Compares the leaderboard with the own rank with the own result, one lookup by key. Both are complete calls with session
 * and policy; the server rebuilds the leaderboard every two seconds meanwhile.
 */
export async function ownRank({ url, database }: BenchContext): Promise<Figure[]> {
  const { eventId } = await saveQuiz(database);
  await saveAttempts(database, eventId, { count: ATTEMPTS, submitted: true });
  const api = await startBenchServer(url);
  try {
    const createSide = (path: string) => {
      const requests = Array.from({ length: CALLERS }, (_, index) => ({
        path: buildPath(path, { eventId }),
        headers: createAuthorization(index + 1),
      }));
      return () => measureRate(api.address, { requests, seconds: 4 });
    };
    const best = await measureAlternately(
      { byKey: createSide(quiz.results.path), rank: createSide(quiz.leaderboardAndScores.path) },
      TURNS,
    );
    const name = `Own rank among ${ATTEMPTS} attempts: ${best.rank.toFixed(0)}/s, own result by key ${best.byKey.toFixed(0)}/s; cost of the call`;
    return [createMaximumFigure(name, best.byKey / best.rank, MOST)];
  } finally {
    await api.stop();
  }
}
