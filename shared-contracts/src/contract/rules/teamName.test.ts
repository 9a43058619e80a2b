import { teamRules, tidyTeamName } from './teamName';

const LENGTH = 'Team name must have 2 to 40 characters.';

describe('the name of a new team', () => {
  it.each([
    ['Night Owls', undefined],
    ['रात', undefined],
    ['🦉🦉', undefined],
    ['x', LENGTH],
    ['x'.repeat(41), LENGTH],
    ['\u200b\u200b\u200b', LENGTH],
    ['x\u2060\u00ad', LENGTH],
    ['\u2800\u3164', LENGTH],
    ['Request id: 7', 'Team name must not contain "request id:".'],
  ])('%j is refused with %s', (teamName, text) => {
    expect(teamRules.teamName?.(teamName, { teamName })).toBe(text);
  });

  it('loses the marks that turn the direction of text', () => {
    expect(tidyTeamName('\u202eslwO\u202c  thgiN \u2066')).toBe('slwO thgiN');
  });
});
