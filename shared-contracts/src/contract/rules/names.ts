/** Maximum length of first name, last name, organization and designation (AU-16, EV-35). */
export const NAME_MAX_LENGTH = 60;
export const ORGANIZATION_MAX_LENGTH = 120;

/** Whether a text has only letters of any script, combining marks and single spaces (AU-16). */
export const isLettersAndSpaces = (text: string): boolean => /^[\p{L}\p{M}]+( [\p{L}\p{M}]+)*$/u.test(text);

/** Whether a text has only letters of any script and combining marks (AU-15, AU-16). */
export const isLetters = (text: string): boolean => /^[\p{L}\p{M}]+$/u.test(text);

/** Whether a text has only letters, digits, spaces and the signs of organizations' names, such as "St. Brendan's". */
export const isOrganizationName = (text: string): boolean =>
  /^[\p{L}\p{M}\p{N} .,'’&()-]+$/u.test(text) && /[\p{L}\p{N}]/u.test(text);

/** Trims a name and collapses white space (AU-16). */
export const normalizeName = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Splits a full name into the first word and the rest, possibly empty (AU-17). */
export function splitName(fullName: string): { firstname: string; lastname: string } {
  const [firstname = '', ...rest] = normalizeName(fullName).split(' ');
  return { firstname, lastname: rest.join(' ') };
}

/** Joins both names with one space, without the text "null" (AU-17). */
export const formatFullName = (person: { firstname: string; lastname: string }): string =>
  normalizeName(`${person.firstname} ${person.lastname}`);
