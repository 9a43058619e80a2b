import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { Hero } from './Hero';

/** The texts of a piece of the page, by the elements that hold them. */
const wordsIn = (place: ParentNode) =>
  ['h1', 'h1 + p'].map((part) => place.querySelector(part)?.textContent.replace(/\s+/g, ' ').trim());

it('is in the words that the document shows before any script', () => {
  const frame = readFileSync(join(__dirname, 'HomeScreen.frame.html'), 'utf8');
  const document = new DOMParser().parseFromString(frame, 'text/html');
  const { container } = render(<Hero>the search</Hero>);
  expect(wordsIn(container)).toEqual(wordsIn(document));
  expect(wordsIn(container)).toEqual(['See what’s on. Step in.', expect.stringMatching(/^Quizzes, /)]);
});
