import type { PageError } from './describePageError';

/** An error that a page's scripts logged, by the method of `console`. */
export interface LoggedError extends PageError {
  level: 'error' | 'warn';
}

/** The records of a page since its document began. */
export interface PageRecords {
  brokenPolicy: string[];
  loggedErrors: LoggedError[];
  /** Changed globals: "left Array.prototype.last behind". */
  leftovers: string[];
}

/** A page with the script of `createInitScript`. */
export type WatchedPage = typeof globalThis & { readRecords: () => PageRecords };

type Shape = Map<PropertyKey, unknown>;
type Owner = [name: string, owner: object, before: Shape];

// The functions below run in a page before its scripts; there they have one another, and nothing else of this file.

/** Begins without stored data, as a viewer with the token of this path. */
function beginSession(tokens: Record<string, string>): void {
  localStorage.clear();
  sessionStorage.clear();
  const token = tokens[location.pathname];
  if (token !== undefined) localStorage.setItem('authToken', token);
}

function recordErrors(loggedErrors: LoggedError[], brokenPolicy: string[]): void {
  for (const level of ['error', 'warn'] as const) {
    const log = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      const [value] = values;
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
      if (value instanceof Error)
        loggedErrors.push({ level, message: value.message, stack: String(value.stack) });
      else if (level === 'error')
        loggedErrors.push({ level, message: text, stack: String(new Error('logged').stack) });
      log(...values);
    };
  }
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    brokenPolicy.push(`${violatedDirective} ${blockedURI}`),
  );
}

/** Calls no getter. */
function readShape(owner: object): Shape {
  const rows = Reflect.ownKeys(owner).map((key): [PropertyKey, unknown] => {
    const { value, get } = Reflect.getOwnPropertyDescriptor(owner, key) ?? {};
    return [key, get ?? value];
  });
  return new Map(rows);
}

/** Lists the page's global object, its classes with their prototypes, and objects such as JSON. */
function listOwners(): Owner[] {
  const owners: [string, object][] = [
    ['window', globalThis],
    ['navigator', navigator],
    ['history', history],
  ];
  for (const [key, value] of readShape(globalThis)) {
    const isNamespace = ['JSON', 'Math', 'Reflect', 'Intl', 'console'].includes(String(key));
    if (typeof value !== 'function' && !isNamespace) continue;
    owners.push([String(key), value as object]);
    const { prototype } = value as { prototype?: unknown };
    if (typeof prototype === 'object' && prototype !== null)
      owners.push([`${String(key)}.prototype`, prototype]);
  }
  return owners.map(([name, owner]) => [name, owner, readShape(owner)]);
}

function compareOwner([name, owner, before]: Owner): string[] {
  const now = readShape(owner);
  const changes = [...now].flatMap(([key, value]) => {
    const place = `${name}.${String(key)}`;
    // React leaves undefined in Error.prepareStackTrace.
    if (!before.has(key) && value === undefined) return [];
    if (!before.has(key)) return [`left ${name === 'window' ? `the global ${String(key)}` : place} behind`];
    return before.get(key) === value ? [] : [`replaced ${place}`];
  });
  const removed = [...before.keys()].filter((key) => !now.has(key));
  return [...changes, ...removed.map((key) => `removed ${name}.${String(key)}`)];
}

function startRecords(tokens: Record<string, string>): void {
  const loggedErrors: LoggedError[] = [];
  const brokenPolicy: string[] = [];
  let owners: Owner[] = [];
  beginSession(tokens);
  recordErrors(loggedErrors, brokenPolicy);
  const readRecords = (): PageRecords => ({
    brokenPolicy,
    loggedErrors,
    leftovers: owners.flatMap(compareOwner),
  });
  Object.assign(globalThis, { readRecords });
  owners = listOwners();
}

/**
 * Returns the script that runs in a page before all others: it begins with the viewer's token (`tokens` has it by path), and
 * records errors and changed globals. tsx calls `__name` for named functions.
 */
export function createInitScript(tokens: Record<string, string>): string {
  const functions = [beginSession, recordErrors, readShape, listOwners, compareOwner, startRecords];
  return `globalThis.__name = (named) => named;
(() => {
${functions.map(String).join('\n')}
startRecords(${JSON.stringify(tokens)});
})();`;
}
