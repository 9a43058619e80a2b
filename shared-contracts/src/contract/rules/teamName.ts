import { normalizeName } from './names';
import type { FormRules } from './Rule';

/** Shortest and longest name of a team, in characters (TM-1). */
const NAME_LENGTHS = { least: 2, most: 40 };

/** How the notice of a join request ends, before the request's id (TM-6). */
export const REQUEST_ID_PHRASE = 'request id: ';

/** The form of a new team, as far as it is typed. */
export interface TeamForm {
  teamName: string;
}

/** A name as it is saved: tidied, without marks that turn the direction of the text beside it. */
export const tidyTeamName = (name: string): string => normalizeName(name.replace(/\p{Bidi_Control}/gu, ''));

/** Characters that are no characters to the eye: format and control characters, fillers, the blank of Braille. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const visibleLength = (name: string): number => [...name.replace(INVISIBLE, '')].length;

// chosen: the specification has no texts for these two; the length is decided (TM-1), the phrase is refused (TM-6).
export const teamRules: FormRules<TeamForm> = {
  teamName: (value) => {
    const name = tidyTeamName(value);
    if (visibleLength(name) < NAME_LENGTHS.least || [...name].length > NAME_LENGTHS.most)
      return 'Team name must have 2 to 40 characters.';
    return name.toLowerCase().includes(REQUEST_ID_PHRASE.trim())
      ? 'Team name must not contain "request id:".'
      : undefined;
  },
};
