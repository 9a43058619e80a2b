import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { toSfnt } from './toSfnt';

const { resolve } = createRequire(import.meta.url);

/** The serif of titles and names, and the sans of texts; both have Latin and Devanagari letters. */
export type Typeface = 'display' | 'text';

/** Height of a line in parts of its size; the accents and vowel signs of Devanagari need more than Latin letters. */
export const LINE_HEIGHT: Readonly<Record<Typeface, number>> = { display: 1.5, text: 1.45 };

export interface FontFile {
  name: string;
  content: Buffer;
  font: Font;
}

const openFont = (name: string): FontFile => {
  // Unpacked once, because the library unpacks a table for each letter of each certificate, in JavaScript.
  const content = toSfnt(readFileSync(resolve(`@fontsource/${name}-normal.woff`)));
  const font = create(content);
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts.`);
  return { name, content, font };
};

let opened: Readonly<Record<Typeface, readonly FontFile[]>> | undefined;

/** The files of a typeface, each with a part of its letters; opened with the first certificate. */
export function getFontFiles(typeface: Typeface): readonly FontFile[] {
  opened ??= {
    display: ['latin', 'latin-ext', 'devanagari'].map((part) => openFont(`martel/files/martel-${part}-700`)),
    text: ['latin', 'latin-ext', 'devanagari'].map((part) => openFont(`mukta/files/mukta-${part}-400`)),
  };
  return opened[typeface];
}

const hasGlyph = ({ font }: FontFile, cluster: string): boolean =>
  [...cluster].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

export interface TextRun {
  text: string;
  file: FontFile;
}

/** Splits a text into runs that one file has all letters of. A space stays in the run before it. */
export function splitRuns(text: string, typeface: Typeface): TextRun[] {
  const files = getFontFiles(typeface);
  const runs: TextRun[] = [];
  for (const { segment } of clusters.segment(text)) {
    const last = runs.at(-1);
    if (last !== undefined && hasGlyph(last.file, segment)) {
      last.text += segment;
      continue;
    }
    const file = files.find((candidate) => hasGlyph(candidate, segment)) ?? files[0];
    if (file !== undefined) runs.push({ text: segment, file });
  }
  return runs;
}

/** The width of a text in points. */
export const measureText = (text: string, typeface: Typeface, size: number): number =>
  splitRuns(text, typeface).reduce(
    (width, { text: part, file: { font } }) =>
      width + (font.layout(part).advanceWidth / font.unitsPerEm) * size,
    0,
  );
