import { randomInt } from 'node:crypto';

/** No vowels and no look-alikes, so that suffixes form no words and can be dictated. */
const CHARACTERS = 'bcdfghjkmnpqrstvwxz23456789';
const SUFFIX_LENGTH = 6;

/** A public name from the person's name, never from the email, with a short random suffix (EV-12). */
export function makeUsername({ firstname, lastname }: { firstname: string; lastname: string }): string {
  const name = `${firstname} ${lastname}`
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replace(/ +/g, '-')
    .slice(0, 40);
  const suffix = Array.from({ length: SUFFIX_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join(
    '',
  );
  return `${name === '' ? 'member' : name}-${suffix}`;
}
