import type { Contract, ContractCall } from './Contract';
import { compareSchemas } from './compareSchemas';

/** A breaking change of `name`, such as "quiz.answer" or "ui Button". */
export interface Change {
  name: string;
  text: string;
}

function compareCalls(before: ContractCall, after: ContractCall): string[] {
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

/** Whether the declaration only gained optional members, which breaks no caller. */
function hasOnlyNewOptions(before: string, after: string): boolean {
  const old = before.split('\n');
  const isNewOption = (line: string) => !old.includes(line) && /^\s+(readonly )?\w+\?:/.test(line);
  return (
    after
      .split('\n')
      .filter((line) => !isNewOption(line))
      .join('\n') === before
  );
}

/** Returns the changes that break a `remote.json` written for `before`. */
function compareRemoteSchemas(before: Contract, after: Contract): Change[] {
  if (!before.remote || !after.remote) return [];
  const changes = compareSchemas(before.remote, after.remote, { at: 'remote', side: 'input' });
  return changes.map((text) => ({ name: 'remote.json', text }));
}

/** Returns the changes that break code built against `before`. */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const calls = Object.entries(before.calls).flatMap(([name, call]) => {
    const next = after.calls[name];
    return (next ? compareCalls(call, next) : ['is gone']).map((text) => ({ name, text }));
  });
  const names = Object.entries(before.names).flatMap(([name, text]) => {
    const next = after.names[name];
    if (next === undefined) return [{ name, text: 'is gone' }];
    return hasOnlyNewOptions(text, next) ? [] : [{ name, text: 'is declared differently' }];
  });
  return [...calls, ...names, ...compareRemoteSchemas(before, after)];
}
