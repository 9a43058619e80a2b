import { normalizeName } from './names';
import type { FormRules } from './Rule';

/** Minimum and maximum length of a team name (TM-1). */
const NAME_LENGTHS = { min: 2, max: 40 };

/** The end of a join request's notification, before the request's id (TM-6). */
export const REQUEST_ID_PHRASE = 'request id: ';

/** The form of a new team. */
export interface TeamForm {
  teamName: string;
}

/** Normalizes a team name and removes bidirectional control characters. */
export const tidyTeamName = (name: string): string => normalizeName(name.replace(/\p{Bidi_Control}/gu, ''));

/** Invisible characters: format and control characters, fillers, the Braille blank. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const countVisible = (name: string): number => [...name.replace(INVISIBLE, '')].length;

// chosen: the specification has no texts for these two; the length is decided (TM-1), the phrase is refused (TM-6).
export const teamRules: FormRules<TeamForm> = {
  teamName: (value) => {
    const name = tidyTeamName(value);
    if (countVisible(name) < NAME_LENGTHS.min || [...name].length > NAME_LENGTHS.max)
      return 'Team name must have 2 to 40 characters.';
    return name.toLowerCase().includes(REQUEST_ID_PHRASE.trim())
      ? 'Team name must not contain "request id:".'
      : undefined;
  },
};
