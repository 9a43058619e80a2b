import { formatEligibility } from './formatEligibility';

const createTeamSizes = (minTeamSize: number, maxTeamSize: number) => ({
  teamCreationAllowed: true,
  minTeamSize,
  maxTeamSize,
});
const alone = { teamCreationAllowed: false, minTeamSize: 1, maxTeamSize: 1 };

describe('who may take part (EV-16)', () => {
  test('"Individual" where there are no teams', () => {
    expect(formatEligibility(alone)).toBe('Individual');
  });

  test('"Teams of 2–4" where there are', () => {
    expect(formatEligibility(createTeamSizes(2, 4))).toBe('Teams of 2–4');
  });

  test('"Teams of 3" where all have one size', () => {
    expect(formatEligibility(createTeamSizes(3, 3))).toBe('Teams of 3');
  });
});
