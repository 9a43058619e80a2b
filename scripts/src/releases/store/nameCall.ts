import * as contract from '@marquee/shared-contracts';

const groups: Readonly<Record<string, unknown>> = contract;
const callNames = new Map<unknown, string>([...contract.endpoints].map(([name, call]) => [call, name]));

/** Returns an export with calls, such as `events`; undefined for other exports. */
export function findCallGroup(name: string): Record<string, unknown> | undefined {
  const group = groups[name];
  if (typeof group !== 'object' || group === null) return undefined;
  const members = group as Record<string, unknown>;
  return Object.values(members).some((member) => callNames.has(member)) ? members : undefined;
}

/**
 * Names a call of a group as the contract's description does. A member that the group lacks counts as a call too
 * ("events.eventz"), so that the check finds it; other members are undefined.
 */
export function nameCall(name: string, member: string): string | undefined {
  const group = findCallGroup(name);
  if (!group) return undefined;
  return member in group ? callNames.get(group[member]) : `${name}.${member}`;
}
