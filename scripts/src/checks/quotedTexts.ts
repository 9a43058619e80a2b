import { isTest, remotesOf } from './code';
import type { Check, Project } from './Project';

/** A text between quotation marks; one inside it is followed by no end of the text. */
const QUOTED = /"(.+?)"(?=[\s,;:)]|$)/g;
const TEST_NAME = /`([^`]+\.test\.tsx?)`/g;
/** What a text leaves open: a value in braces, or what goes on. */
const OPEN_PARTS = /\{[^}]*\}|…/;

const texts = (cell: string, pattern: RegExp): string[] =>
  [...cell.matchAll(pattern)].map(([, text = '']) => text);

/** The rows of the table under the README's heading that begins with "Texts". */
function rowsOf(readme: string): string[][] {
  const [, section = ''] = readme.split(/^## Texts.*$/m);
  return (section.split(/^## /m)[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| text \|/i.test(line))
    .map((line) => line.split('|').slice(1, -1));
}

/** The tests that a row names: of the remote, or of another package by the end of their path. */
const testsOf = (project: Project, remote: string, name: string): string[] => {
  const named = project.paths.filter((path) => isTest(path) && `/${path}`.endsWith(`/${name}`));
  const own = named.filter((path) => path.startsWith(`${remote}/`));
  return own.length > 0 ? own : named;
};

/** A test's source as a reader of its texts sees it: without the signs that JavaScript asks for. */
const readable = (source: string): string => source.replace(/\\(["'`.?])/g, '$1').replace(/\s+/g, ' ');

function unquoted(project: Project, remote: string, cells: string[]): string[] {
  const readme = `${remote}/README.md`;
  const [first = ''] = cells;
  const names = texts(cells.at(-1) ?? '', TEST_NAME);
  const found = names.map((name) => ({ name, paths: testsOf(project, remote, name) }));
  const sources = found.flatMap(({ paths }) => paths.map((path) => readable(project.read(path))));
  const missing = texts(first, QUOTED)
    .filter((text) => {
      const parts = text.split(OPEN_PARTS).filter((part) => part.trim() !== '');
      return !sources.some((source) => parts.every((part) => source.includes(part)));
    })
    .map((text) => `${readme}: "${text}" is quoted by none of the tests in its row`);
  const absent = found
    .filter(({ paths }) => paths.length === 0)
    .map(({ name }) => `${readme}: there is no test ${name}`);
  return [...absent, ...missing];
}

/** Each text that a remote's README maps to tests is quoted by one of them. */
export const quotedTexts: Check = (project) =>
  remotesOf(project).flatMap((remote) =>
    rowsOf(project.read(`${remote}/README.md`)).flatMap((cells) => unquoted(project, remote, cells)),
  );
