import assert from 'node:assert/strict';
import { eventually } from './eventually';

/** The token with which stories read the releases' health. */
export const OPERATOR_TOKEN = 'operator-of-the-stories-0123456789-abcd';

interface Count {
  loads: number;
  errors: number;
}

type Row = Count & { remote: string; version: string };

/** Reads the reported counts of this mf-quiz version. */
export async function countOf(origin: string, version: string): Promise<Count> {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  const reply = await fetch(`${origin}/api/v1/releases/health`, { headers });
  const { data } = (await reply.json()) as { data: Row[] };
  const row = data.find((each) => each.remote === 'mf-quiz' && each.version === version);
  return { loads: row?.loads ?? 0, errors: row?.errors ?? 0 };
}

/** Waits until pages have reported more loads and errors than `before`. */
export const waitForCounts = (origin: string, version: string, before: Partial<Count>): Promise<void> =>
  eventually(async () => {
    const now = await countOf(origin, version);
    return (['loads', 'errors'] as const).every((what) => now[what] > (before[what] ?? -1));
  }, true);

/** Tells what many more pages would tell, and waits until it counts. */
export async function tellLikewise(origin: string, version: string, count: Count): Promise<void> {
  const { loads, errors } = await countOf(origin, version);
  const reply = await fetch(`${origin}/api/v1/releases/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ releases: [{ remote: 'mf-quiz', version, ...count }] }),
  });
  assert.equal(reply.status, 200);
  await waitForCounts(origin, version, { loads: loads + count.loads - 1, errors: errors + count.errors - 1 });
}
