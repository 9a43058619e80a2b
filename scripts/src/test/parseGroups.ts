import { extraGroups, groups, type Group } from './Step';

const all: readonly Group[] = [...groups, ...extraGroups];

const isGroup = (name: string): name is Group => all.some((group) => group === name);

/** Reads `--only types,jest`; the default is every group except the extra ones. */
export function parseGroups(given: string[]): readonly Group[] {
  const at = given.findIndex((part) => part === '--only' || part.startsWith('--only='));
  if (at === -1) return groups;
  const names = (given[at]?.split('=')[1] ?? given[at + 1] ?? '').split(',');
  const unknown = names.find((name) => !isGroup(name));
  if (unknown !== undefined) throw new Error(`--only ${unknown}: there is ${all.join(', ')}`);
  return names.filter(isGroup);
}
