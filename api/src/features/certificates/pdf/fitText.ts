import { LINE_HEIGHT, measureText, type Typeface } from './fonts';

/** Sizes and lengths in points. */
interface Box {
  typeface: Typeface;
  width: number;
  height: number;
  size: number;
}

/** chosen: smaller letters are unreadable in print. */
const MIN_SIZE = 5;

export interface FittedText {
  lines: string[];
  size: number;
}

/** Breaks a line between words; a word that is too long for the width is broken between letters. */
function wrapLine(line: string, { typeface, width }: Box, size: number): string[] {
  const lines: string[] = [];
  let current = '';
  const fits = (text: string): boolean => measureText(text, typeface, size) <= width;
  for (const word of line.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (fits(longer)) {
      current = longer;
      continue;
    }
    if (current !== '') lines.push(current);
    current = '';
    for (const letter of word) {
      if (fits(current + letter)) current += letter;
      else {
        lines.push(current);
        current = letter;
      }
    }
  }
  return [...lines, current];
}

/** The largest size, up to that of the box, at which a text fits, with its lines. */
export function fitText(text: string, box: Box): FittedText {
  const wrap = (size: number): string[] =>
    text.split('\n').flatMap((line) => wrapLine(line.trim(), box, size));
  for (let { size } = box; size > MIN_SIZE; size -= 1) {
    const lines = wrap(size);
    if (lines.length * size * LINE_HEIGHT[box.typeface] <= box.height) return { lines, size };
  }
  return { lines: wrap(MIN_SIZE), size: MIN_SIZE };
}
