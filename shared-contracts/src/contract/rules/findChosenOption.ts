const LETTERS = 'ABCDEF';

/**
 * Returns the index of the chosen option, or undefined: by its text, else by a letter A to F in either case, or by
 * the index (QZ-10). An option's text takes precedence over letters.
 */
export function findChosenOption(options: readonly string[], given: string | number): number | undefined {
  if (typeof given === 'number') return given in options ? given : undefined;
  const wanted = given.trim();
  const byText = options.indexOf(wanted);
  if (byText !== -1) return byText;
  const byLetter = wanted.length === 1 ? LETTERS.indexOf(wanted.toUpperCase()) : -1;
  return byLetter !== -1 && byLetter < options.length ? byLetter : undefined;
}
