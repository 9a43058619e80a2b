const LETTERS = 'ABCDEF';

/**
 * The place (from 0) of the option that a person means, or undefined: by its text, else by its letter A to F in either
 * case, or by a number that is the place itself (QZ-10). An option whose text is a letter is meant by its text.
 */
export function findChosenOption(options: readonly string[], given: string | number): number | undefined {
  if (typeof given === 'number') return given in options ? given : undefined;
  const wanted = given.trim();
  const byText = options.indexOf(wanted);
  if (byText !== -1) return byText;
  const byLetter = wanted.length === 1 ? LETTERS.indexOf(wanted.toUpperCase()) : -1;
  return byLetter !== -1 && byLetter < options.length ? byLetter : undefined;
}
