import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import type { ReleaseRecord } from '../store/Store';
import { type Candidate, findSiblings, type ReleaseCheck } from './Candidate';

/** Conditions in brackets, such as `:has(.own)`, do not limit a rule to the remote's own elements. */
const condition = /\([^()]*\)/g;
const ownMark = /[.#][\w-]|\[/;
const className = /\.([\w-]+)/g;

const listSheets = ({ files }: ReleaseRecord): string[] =>
  Object.keys(files).filter((name) => name.endsWith('.css'));

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');

/** @throws if the style sheet cannot be parsed */
function listSelectors(file: string): string[] {
  const selectors: string[] = [];
  postcss.parse(readFileSync(file, 'utf8'), { from: file }).walkRules((rule) => {
    if (!isKeyframe(rule)) selectors.push(...rule.selectors);
  });
  return selectors;
}

function stripConditions(selector: string): string {
  const stripped = selector.replace(condition, '');
  return stripped === selector ? stripped : stripConditions(stripped);
}

/** The classes that other released packages style, with the package's name. */
function findForeignClasses(candidate: Candidate): Map<string, string> {
  const { shell, remotes } = findSiblings(candidate);
  const others = [...(shell ? [shell] : []), ...remotes].filter(
    ({ name }) => name !== candidate.release.name,
  );
  const rows = others.flatMap((release) =>
    listSheets(release)
      .flatMap((name) => listSelectors(candidate.store.path(release.name, release.version, name)))
      .flatMap((selector) => [...selector.matchAll(className)])
      .map(([, name = '']): [string, string] => [name, release.name]),
  );
  return new Map(rows);
}

/** Rejects styles that change the page outside of the remote's own elements (RL-35). */
export const checkStyles: ReleaseCheck = (candidate) => {
  const { folder, release } = candidate;
  if (release.name === 'shell') return [];
  const foreign = findForeignClasses(candidate);
  return listSheets(release).flatMap((name) =>
    listSelectors(join(folder, name)).flatMap((selector) => {
      if (!ownMark.test(stripConditions(selector)))
        return [`${name} styles "${selector}", which is not the remote's own; start with a class of yours`];
      const taken = [...selector.matchAll(className)].find(([, own = '']) => foreign.has(own))?.[1] ?? '';
      return taken === '' ? [] : [`${name} styles ".${taken}", a class of ${foreign.get(taken) ?? ''}`];
    }),
  );
};
