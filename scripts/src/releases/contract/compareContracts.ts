import type { Contract, ContractCall } from './Contract';
import { compareSchemas } from './compareSchemas';

/** A breaking change for users of `name`: "quiz.answer", or "ui Button". */
export interface Change {
  name: string;
  text: string;
}

function callChanges(before: ContractCall, after: ContractCall): string[] {
  const fixed = (['method', 'path', 'access', 'object'] as const).filter((key) => before[key] !== after[key]);
  const inputs = (['params', 'query', 'body'] as const).flatMap((key) => {
    const [old, young] = [before[key], after[key]];
    if (!old && !young) return [];
    if (!young) return [`${key} is gone`];
    const none = { type: 'object', properties: {} };
    return compareSchemas(old ?? none, young, { at: key, side: 'input' });
  });
  return [
    ...fixed.map((key) => `${key} was "${before[key]}" and is "${after[key]}"`),
    ...inputs,
    ...compareSchemas(before.reply, after.reply, { at: 'reply', side: 'output' }),
  ];
}

/** True when the declaration only gained optional members, which breaks no caller. */
function onlyGrew(before: string, after: string): boolean {
  const old = before.split('\n');
  const isNewOption = (line: string) => !old.includes(line) && /^\s+(readonly )?\w+\?:/.test(line);
  return (
    after
      .split('\n')
      .filter((line) => !isNewOption(line))
      .join('\n') === before
  );
}

/** What a `remote.json` written for `before` meets in `after`. */
function remoteChanges(before: Contract, after: Contract): Change[] {
  if (!before.remote || !after.remote) return [];
  const changes = compareSchemas(before.remote, after.remote, { at: 'remote', side: 'input' });
  return changes.map((text) => ({ name: 'remote.json', text }));
}

/** Returns one sentence per change that breaks code built against `before`. */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const calls = Object.entries(before.calls).flatMap(([name, call]) => {
    const next = after.calls[name];
    return (next ? callChanges(call, next) : ['is gone']).map((text) => ({ name, text }));
  });
  const names = Object.entries(before.names).flatMap(([name, text]) => {
    const next = after.names[name];
    if (next === undefined) return [{ name, text: 'is gone' }];
    return onlyGrew(text, next) ? [] : [{ name, text: 'is declared differently' }];
  });
  return [...calls, ...names, ...remoteChanges(before, after)];
}
