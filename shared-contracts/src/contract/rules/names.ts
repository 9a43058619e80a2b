/** Longest first or last name, and longest organization or designation, in characters (AU-16, EV-35). */
export const NAME_MAX_LENGTH = 60;
export const ORGANIZATION_MAX_LENGTH = 120;

/** Letters of any script with their combining marks, and single spaces (AU-16). */
export const isLettersAndSpaces = (text: string): boolean => /^[\p{L}\p{M}]+( [\p{L}\p{M}]+)*$/u.test(text);

/** Letters of any script with their combining marks, nothing else (AU-15, AU-16). */
export const isLetters = (text: string): boolean => /^[\p{L}\p{M}]+$/u.test(text);

/** Trims a name and makes every run of white space one space (AU-16). */
export const normalizeName = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Splits a full name: the first word, and the rest, which may be empty (AU-17). */
export function splitName(fullName: string): { firstname: string; lastname: string } {
  const [firstname = '', ...rest] = normalizeName(fullName).split(' ');
  return { firstname, lastname: rest.join(' ') };
}

/** Both names with one space, never a stray one and never the word null (AU-17). */
export const fullName = (person: { firstname: string; lastname: string }): string =>
  normalizeName(`${person.firstname} ${person.lastname}`);
