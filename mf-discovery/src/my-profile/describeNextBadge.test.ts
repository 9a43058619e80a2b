import { describeNextBadge } from './describeNextBadge';

const createBadges = (...thresholds: number[]) =>
  thresholds.map((threshold) => ({ threshold, awardedAt: '2026-05-03T04:30:00Z' }));

describe('progress to the next badge (GM-2)', () => {
  it.each([
    [0, createBadges(), 'You are 100 coins away from the next badge!'],
    [90, createBadges(), 'You are 10 coins away from the next badge!'],
    [100, createBadges(100), 'You are 150 coins away from the next badge!'],
    [240, createBadges(100), 'You are 10 coins away from the next badge!'],
    [490, createBadges(100, 250), 'You are 10 coins away from the next badge!'],
    [500, createBadges(100, 250, 500), 'You have unlocked all badges!'],
    [730, createBadges(100, 250, 500), 'You have unlocked all badges!'],
    // A disqualified attempt lost its coins, but the badge stays.
    [95, createBadges(100), 'You are 155 coins away from the next badge!'],
    [490, createBadges(100, 250, 500), 'You have unlocked all badges!'],
  ])('with %i coins and %j', (coins, badges, text) => {
    expect(describeNextBadge({ coins, badges })).toBe(text);
  });
});
