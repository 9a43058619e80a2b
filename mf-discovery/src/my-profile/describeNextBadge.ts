import { BADGE_THRESHOLDS, type ParticipantProfile } from '@marquee/shared-contracts';

type Rewards = Pick<ParticipantProfile, 'coins' | 'badges'>;

/** How far the next badge is, by the coins; one that was won stays won, even where coins were taken back (GM-2). */
export function describeNextBadge({ coins, badges }: Rewards): string {
  const won = new Set(badges.map(({ threshold }) => threshold));
  const next = BADGE_THRESHOLDS.find((threshold) => threshold > coins && !won.has(threshold));
  return next === undefined
    ? 'You have unlocked all badges!'
    : `You are ${next - coins} coins away from the next badge!`;
}
