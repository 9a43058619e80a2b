import type { Change, Changes } from './Change';
import { hasOnlyNewMembers, listOwnLines } from './compareDeclarations';
import type { Contract, Declaration, Door } from './Contract';

/** Two versions of a declaration, and the exports that reach it. */
interface Difference {
  name: string;
  old: Declaration;
  young: Declaration;
  usedAs: string[];
}

interface DoorPair {
  before: Door;
  after: Door;
}

const NO_EXPORTS: Door = { exports: {}, declarations: {} };
const getName = (key: string): string => key.slice(key.indexOf('#') + 1);

/** Names an export as the records of releases do: "ui Button", "error EVENT_FULL". */
function nameExport(door: string, name: string): string {
  const [group, member] = name.split('.');
  return door === 'contract' && group === 'errorCatalogue' && member !== undefined
    ? `error ${member}`
    : `${door} ${name}`;
}

/** An error is known by its name in the catalogue, and by its code on the wire. */
function listUseNames(door: string, name: string, declaration: Declaration | undefined): string[] {
  const own = nameExport(door, name);
  const [, code] = /readonly code: ["'](\w+)["']/.exec(declaration?.text ?? '') ?? [];
  return own.startsWith('error ') && code !== undefined ? [own, `error ${code}`] : [own];
}

/** Pairs what two versions of an export reach; a moved file changes nothing. */
function listPairs({ before, after }: DoorPair, start: [string, string]): Omit<Difference, 'usedAs'>[] {
  const seen = new Set<string>();
  const visit = (oldKey: string, newKey: string): Omit<Difference, 'usedAs'>[] => {
    const [old, young] = [before.declarations[oldKey], after.declarations[newKey]];
    if (!old || !young || seen.has(oldKey)) return [];
    seen.add(oldKey);
    const inside = old.uses.flatMap((used) => {
      const same =
        young.uses.find((key) => key === used) ?? young.uses.find((key) => getName(key) === getName(used));
      return same === undefined ? [] : visit(used, same);
    });
    return [{ name: getName(oldKey), old, young }, ...inside];
  };
  return visit(...start);
}

function findGone(door: string, { before, after }: DoorPair): Change[] {
  return Object.entries(before.exports)
    .filter(([name]) => !(name in after.exports))
    .map(([name, key]) => {
      const declaration = before.declarations[key];
      const { file, text } = declaration ?? { file: '', text: '' };
      const usedAs = listUseNames(door, name, declaration);
      return { name: nameExport(door, name), text: 'is gone', usedAs, file, before: text };
    });
}

function findNew(door: string, { before, after }: DoorPair): Change[] {
  return Object.entries(after.exports)
    .filter(([name]) => !(name in before.exports))
    .map(([name, key]) => {
      const file = after.declarations[key]?.file ?? '';
      return { name: nameExport(door, name), text: 'is new', usedAs: [], file };
    });
}

function collectDifferences(door: string, pair: DoorPair, found: Map<string, Difference>): void {
  for (const [name, oldKey] of Object.entries(pair.before.exports)) {
    const newKey = pair.after.exports[name];
    const pairs = newKey === undefined ? [] : listPairs(pair, [oldKey, newKey]);
    for (const difference of pairs.filter(({ old, young }) => old.text !== young.text)) {
      const key = `${difference.old.file}#${difference.name}`;
      const names = listUseNames(door, name, pair.before.declarations[oldKey]);
      const usedAs = [...(found.get(key)?.usedAs ?? []), ...names];
      found.set(key, { ...difference, usedAs });
    }
  }
}

function describeDifference({ name, old, young, usedAs }: Difference, text: string): Change {
  const own = usedAs.find((used) => used.endsWith(` ${name}`));
  return {
    name: own ?? `${name} of ${usedAs[0] ?? ''}`,
    text,
    usedAs,
    file: young.file,
    before: listOwnLines(old.text, young.text).join('\n'),
    after: listOwnLines(young.text, old.text).join('\n'),
  };
}

/** Compares the exports of every door, and all declarations that they reach. */
export function compareDoors(before: Contract['doors'], after: Contract['doors']): Changes {
  const pairs = [...new Set([...Object.keys(before), ...Object.keys(after)])].map(
    (door): [string, DoorPair] => [
      door,
      { before: before[door] ?? NO_EXPORTS, after: after[door] ?? NO_EXPORTS },
    ],
  );
  const found = new Map<string, Difference>();
  for (const [door, pair] of pairs) collectDifferences(door, pair, found);
  const rows = [...found.values()].map((difference) => ({
    difference,
    isAllowed: hasOnlyNewMembers(difference.old.text, difference.young.text),
  }));
  return {
    breaking: [
      ...pairs.flatMap(([door, pair]) => findGone(door, pair)),
      ...rows
        .filter(({ isAllowed }) => !isAllowed)
        .map(({ difference }) => describeDifference(difference, 'is declared differently')),
    ],
    additions: [
      ...pairs.flatMap(([door, pair]) => findNew(door, pair)),
      ...rows
        .filter(({ isAllowed }) => isAllowed)
        .map(({ difference }) => describeDifference(difference, 'has new members')),
    ],
  };
}
