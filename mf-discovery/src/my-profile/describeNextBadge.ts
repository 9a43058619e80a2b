import { BADGE_THRESHOLDS, type ParticipantProfile } from '@marquee/shared-contracts';

type Rewards = Pick<ParticipantProfile, 'coins' | 'badges'>;

/** Describes the coins until the next badge; a badge stays awarded when coins are taken back (GM-2). */
export function describeNextBadge({ coins, badges }: Rewards): string {
  const earned = new Set(badges.map(({ threshold }) => threshold));
  const next = BADGE_THRESHOLDS.find((threshold) => threshold > coins && !earned.has(threshold));
  return next === undefined
    ? 'You have unlocked all badges!'
    : `You are ${next - coins} coins away from the next badge!`;
}
