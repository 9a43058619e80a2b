import { groups, type Group } from './Step';

const isGroup = (name: string): name is Group => groups.some((group) => group === name);

/** Reads `--only types,jest`; without it everything runs. */
export function wantedGroups(given: string[]): readonly Group[] {
  const at = given.findIndex((part) => part === '--only' || part.startsWith('--only='));
  if (at === -1) return groups;
  const names = (given[at]?.split('=')[1] ?? given[at + 1] ?? '').split(',');
  const unknown = names.find((name) => !isGroup(name));
  if (unknown !== undefined) throw new Error(`--only ${unknown}: there is ${groups.join(', ')}`);
  return names.filter(isGroup);
}
