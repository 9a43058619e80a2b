import { randomInt } from 'node:crypto';
import { normalizeTeamCode, TEAM_CODE_ALPHABET, TEAM_CODE_LENGTH } from '@marquee/shared-contracts';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { createThrottle, type Limit, requireWithinLimit, returnHit } from '../../platform/throttle/throttle';

/** Wrong team codes per account, far too few to guess one of 2^40 (TM-18). */
const WRONG_CODES: Limit = { name: 'team-codes', hits: 10, seconds: 3600 };

/** A random team code of 40 bits; a unique index refuses a repetition in the event. */
export const createTeamCode = (): string =>
  Array.from({ length: TEAM_CODE_LENGTH }, () => TEAM_CODE_ALPHABET[randomInt(32)]).join('');

/**
 * Finds the invite with a team code in an event. The try is counted before the search, so that parallel guesses
 * all count; a right code returns it (TM-18).
 * @throws `TOO_MANY_REQUESTS`, `TEAM_CODE_UNKNOWN` or `INVITE_EXPIRED`
 */
export async function findInviteByCode(
  { database, clock }: { database: Database; clock: Clock },
  { eventId, teamCode, userId, now }: { eventId: string; teamCode: string; userId: string; now: Date },
): Promise<{ code: string }> {
  const tries = createThrottle(WRONG_CODES, userId);
  await requireWithinLimit(database, tries, now);
  const invite = await database
    .selectFrom('teamInvites')
    .select(['code', 'expiresAt', clock.sqlNow().as('now')])
    .where('eventId', '=', eventId)
    .where('teamCode', '=', normalizeTeamCode(teamCode))
    .executeTakeFirst();
  if (invite === undefined) return refuse('TEAM_CODE_UNKNOWN');
  await returnHit(database, tries);
  return invite.now < invite.expiresAt ? { code: invite.code } : refuse('INVITE_EXPIRED');
}
