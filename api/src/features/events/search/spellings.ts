/** From this length on, a word may also be the start of a longer one. */
const MIN_PREFIX_LENGTH = 5;

/** Shorter spellings would correct nearly every word. */
const MIN_SPELLING_LENGTH = 3;

/** Whether a misspelling of the word can be recognized; numbers such as years are never corrected. */
export const isCorrectable = (word: string): boolean =>
  word.length >= MIN_SPELLING_LENGTH && /\p{L}/u.test(word);

/** The spellings one typing error away: a letter missing, wrong or too many, two swapped. `_` is any letter. */
function listSpellings(word: string): string[] {
  const letters = [...word];
  const spellings = letters.flatMap((letter, at) => {
    const before = letters.slice(0, at).join('');
    const after = letters.slice(at + 1).join('');
    const swapped = `${letters[at + 1] ?? ''}${letter}${letters.slice(at + 2).join('')}`;
    return [`_${letter}${after}`, `_${after}`, after, swapped].map((rest) => before + rest);
  });
  return [...new Set([...spellings, `${word}_`])].filter((spelling) => spelling !== word);
}

const mayBePrefix = (word: string): boolean => word.length >= MIN_PREFIX_LENGTH;

/** Patterns of `like` for folded texts that may contain a right spelling of the word. */
export const listSpellingPatterns = (word: string): string[] =>
  listSpellings(word).map((spelling) => `% ${spelling}${mayBePrefix(word) ? '%' : ' %'}`);

/** A letter at the end may not be a blank, which would add the next word; within a word it splits "liftoff". */
const toExpression = (spelling: string): string => spelling.replace(/_$/, '[^ ]').replace('_', '.');

function findMostFrequent(texts: readonly string[], expression: RegExp): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [found] of text.matchAll(expression))
      if (found.length >= MIN_SPELLING_LENGTH) counts.set(found, (counts.get(found) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** The most frequent right spelling in folded texts, of whole words first. */
export function findSpelling(texts: readonly string[], word: string): string | undefined {
  const spellings = listSpellings(word).map(toExpression).join('|');
  const whole = findMostFrequent(texts, new RegExp(`(?<= )(?:${spellings})(?= )`, 'gu'));
  if (whole !== undefined || !mayBePrefix(word)) return whole;
  return findMostFrequent(texts, new RegExp(`(?<= )(?:${spellings})[^ ]*`, 'gu'));
}
