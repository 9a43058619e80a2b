import { nextBadge } from './nextBadge';

const won = (...thresholds: number[]) =>
  thresholds.map((threshold) => ({ threshold, awardedAt: '2026-05-03T04:30:00Z' }));

describe('the way to the next badge (GM-2)', () => {
  it.each([
    [0, won(), 'You are 100 coins away from the next badge!'],
    [90, won(), 'You are 10 coins away from the next badge!'],
    [100, won(100), 'You are 150 coins away from the next badge!'],
    [240, won(100), 'You are 10 coins away from the next badge!'],
    [490, won(100, 250), 'You are 10 coins away from the next badge!'],
    [500, won(100, 250, 500), 'You have unlocked all badges!'],
    [730, won(100, 250, 500), 'You have unlocked all badges!'],
    // Coins of a disqualified attempt went, the badge stays.
    [95, won(100), 'You are 155 coins away from the next badge!'],
    [490, won(100, 250, 500), 'You have unlocked all badges!'],
  ])('with %i coins and %j', (coins, badges, text) => {
    expect(nextBadge({ coins, badges })).toBe(text);
  });
});
