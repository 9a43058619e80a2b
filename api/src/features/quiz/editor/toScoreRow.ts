import { formatFullName } from '@marquee/shared-contracts';
import type { ScoreListRow } from './scoreQueries';

/** An attempt as hosts see it; only a ranked attempt has a time. */
export const toScoreRow = ({ userId, rank, seconds, firstname, lastname, ...attempt }: ScoreListRow) => ({
  ...attempt,
  id: userId,
  name: formatFullName({ firstname, lastname }),
  seconds: rank === null ? null : seconds,
  rank,
});
