import type { FormRules } from './Rule';

/** Crockford's base 32, which omits the letters I, L, O and U. */
export const TEAM_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const TEAM_CODE_LENGTH = 8;

const TEAM_CODE = new RegExp(`^[${TEAM_CODE_ALPHABET}]{${TEAM_CODE_LENGTH}}$`);

/** The form of a typed team code. */
export interface TeamCodeForm {
  teamCode: string;
}

/** Normalizes a typed team code: upper case, digits for look-alike letters, no spaces or dashes. */
export const normalizeTeamCode = (typed: string): string =>
  typed
    .replace(/[\s\p{Dash_Punctuation}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

export const isTeamCode = (typed: string): boolean => TEAM_CODE.test(normalizeTeamCode(typed));

/** Formats a team code in two groups, as people read it aloud. */
export const formatTeamCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

// chosen: the specification has no team codes.
export const teamCodeRules: FormRules<TeamCodeForm> = {
  teamCode: (typed) =>
    isTeamCode(typed) ? undefined : `A team code has ${TEAM_CODE_LENGTH} letters and digits.`,
};
