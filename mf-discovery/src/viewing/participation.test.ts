import { eligibilityOf, teamSizeOf } from './participation';

const team = (minTeamSize: number, maxTeamSize: number) => ({
  teamCreationAllowed: true,
  minTeamSize,
  maxTeamSize,
});
const alone = { teamCreationAllowed: false, minTeamSize: 1, maxTeamSize: 1 };

describe('who may take part (EV-16)', () => {
  test('"Individual" where there are no teams', () => {
    expect(eligibilityOf(alone)).toBe('Individual');
    expect(teamSizeOf(alone)).toBe('Individual');
  });

  test('"Teams of 2–4", "Up to 4" where there are', () => {
    expect(eligibilityOf(team(2, 4))).toBe('Teams of 2–4');
    expect(teamSizeOf(team(2, 4))).toBe('Up to 4');
  });

  test('"Teams of 3" where all have one size', () => {
    expect(eligibilityOf(team(3, 3))).toBe('Teams of 3');
  });
});
