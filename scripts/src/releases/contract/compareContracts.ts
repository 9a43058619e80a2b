import type { Change, Changes } from './Change';
import { compareDoors } from './compareDoors';
import { compareSchemas, type SchemaChange } from './compareSchemas';
import type { Contract, ContractCall } from './Contract';

function compareCalls(before: ContractCall, after: ContractCall): SchemaChange[] {
  const fixed = (['method', 'path', 'access', 'object'] as const).filter((key) => before[key] !== after[key]);
  const inputs = (['params', 'query', 'body'] as const).flatMap((key) => {
    const [old, young] = [before[key], after[key]];
    if (!old && !young) return [];
    if (!young) return [{ text: `${key} is gone` }];
    const none = { type: 'object', properties: {} };
    return compareSchemas(old ?? none, young, { at: key, side: 'input' });
  });
  return [
    ...fixed.map((key) => ({ text: `${key} was "${before[key]}" and is "${after[key]}"` })),
    ...inputs,
    ...compareSchemas(before.reply, after.reply, { at: 'reply', side: 'output' }),
  ];
}

const areEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function compareCall(name: string, before: ContractCall, after: ContractCall | undefined): Changes {
  const { file = '' } = after ?? before;
  const own = { name, usedAs: [name], file };
  if (!after) return { breaking: [{ ...own, text: 'is gone' }], additions: [] };
  const breaking = compareCalls(before, after).map((change) => ({ ...own, ...change }));
  const isSame = areEqual({ ...before, file }, { ...after, file });
  return {
    breaking,
    additions: breaking.length > 0 || isSame ? [] : [{ ...own, text: 'takes or sends more' }],
  };
}

function findNewCalls(before: Contract, after: Contract): Change[] {
  return Object.entries(after.calls)
    .filter(([name]) => !(name in before.calls))
    .map(([name, { file = '' }]) => ({ name, text: 'is new', usedAs: [], file }));
}

/** Returns the changes that break a `remote.json` written for `before`. */
function compareRemoteSchemas(before: Contract, after: Contract): Changes {
  const own = { name: 'remote.json', usedAs: [], file: 'remote.schema.json' };
  const changes = compareSchemas(before.remote, after.remote, { at: 'remote', side: 'input' });
  const breaking = changes.map((change) => ({ ...own, ...change }));
  const isSame = breaking.length > 0 || areEqual(before.remote, after.remote);
  return { breaking, additions: isSame ? [] : [{ ...own, text: 'takes more' }] };
}

/** The shell passes a slot's props, and remotes read them. */
function compareSlots({ slots: before }: Contract, { slots: after, doors }: Contract): Changes {
  const [file = ''] = doors['contract']?.exports['SlotProps']?.split('#') ?? [];
  const name = (slot: string) => ({ name: `slot ${slot}`, usedAs: [`slot ${slot}`], file });
  const breaking = Object.entries(before)
    .filter(([slot, props]) => after[slot] !== props)
    .map(([slot, props]): Change => {
      const next = after[slot];
      const own = { ...name(slot), before: props };
      return next === undefined
        ? { ...own, text: 'is gone' }
        : { ...own, text: 'has other props', after: next };
    });
  const added = Object.keys(after).filter((slot) => !(slot in before));
  return { breaking, additions: added.map((slot) => ({ ...name(slot), text: 'is new' })) };
}

/** Compares two versions of the contracts: calls, error replies, doors, slots and the schema of `remote.json`. */
export function compareContracts(before: Contract, after: Contract): Changes {
  const calls = Object.entries(before.calls).map(([name, call]) =>
    compareCall(name, call, after.calls[name]),
  );
  const errors = compareSchemas(before.error, after.error, { at: 'error', side: 'output' });
  const all = [
    ...calls,
    { breaking: [], additions: findNewCalls(before, after) },
    {
      breaking: errors.map((change) => ({
        name: 'every call',
        usedAs: Object.keys(before.calls),
        ...change,
      })),
      additions: [],
    },
    compareSlots(before, after),
    compareDoors(before.doors, after.doors),
    compareRemoteSchemas(before, after),
  ];
  return {
    breaking: all.flatMap(({ breaking }) => breaking),
    additions: all.flatMap(({ additions }) => additions),
  };
}
