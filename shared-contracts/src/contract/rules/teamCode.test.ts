import { formatTeamCode, isTeamCode, normalizeTeamCode } from './teamCode';

describe('team codes (TM-18)', () => {
  it('reads lower case, look-alike letters, spaces and hyphens', () => {
    for (const typed of ['KX70-1PQ1', 'kx7o ipql', ' Kx7O–iPqL ', 'KX701PQ1'])
      expect(normalizeTeamCode(typed)).toBe('KX701PQ1');
  });

  it('accepts eight characters of the alphabet', () => {
    expect(isTeamCode('kx7o-ipql')).toBe(true);
    // U is no letter of the alphabet; a UUID is an invite's code.
    for (const typed of ['', 'KX70-1PQ', 'KX70-1PQ11', 'KU70-1PQ1', '018f3a52-0000-7000-8000-000000000001'])
      expect(isTeamCode(typed)).toBe(false);
  });

  it('is shown in two groups', () => {
    expect(formatTeamCode('KX701PQ1')).toBe('KX70-1PQ1');
  });
});
