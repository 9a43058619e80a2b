import type { ReleaseRecord, Store } from '../store/Store';
import { describePageError, type PageError } from './describePageError';
import type { Subject } from './Subject';
import type { DataState } from './serveCandidate';
import type { Visit } from './visitPage';

/** What a visit is compared with. */
export interface VisitContext {
  release: ReleaseRecord;
  store: Store;
  state: DataState;
  /** Changed globals that the shell and the siblings leave for this viewer. */
  baseline: ReadonlySet<string>;
  /** Milliseconds until the content must appear. */
  timeout: number;
}

const remoteInStack = /https?:\/\/[^\s()/]+\/(mf-[\w-]+)\//g;

/** Whether an error is the release's, or nobody's: a sibling's slot on the same page has its own check. */
function isOwn({ stack }: PageError, { name }: ReleaseRecord): boolean {
  const remotes = [...stack.matchAll(remoteInStack)].map(([, remote]) => remote);
  return remotes.length === 0 || remotes.includes(name) || name === 'shell';
}

/** Returns thrown errors; the shell logs the cause of an outage card. */
function describeThrown({ found, thrown, loggedErrors }: Visit, { release, store }: VisitContext): string[] {
  const own = thrown.filter((error) => isOwn(error, release));
  const hasFailed = found !== undefined && found !== 'the content';
  return [...own, ...(hasFailed ? loggedErrors : [])].map((error) => describePageError(store, error));
}

/** Returns the errors that the release logged; with a failing API they are expected. */
function describeLogged({ loggedErrors }: Visit, { release, store, state }: VisitContext): string[] {
  if (state === 'failing') return [];
  return loggedErrors
    .filter(({ level, stack }) => level === 'error' && stack.includes(`/${release.name}/`))
    .map((error) => describePageError(store, error));
}

function describeAbsence({ found, isSuspended }: Visit, { scripts }: Subject, timeout: number): string[] {
  if (isSuspended)
    return [
      `did not show itself in ${String(timeout / 1000)} s; does it wait for a promise that never settles?`,
    ];
  if (found === undefined) return [`showed nothing, or ${scripts.join(', ')} was never asked for`];
  return found === 'the content' ? [] : [`showed ${found}`];
}

const normalizeName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The runtimes of stock federation plugins leave such globals: `__mf_module_cache__`. */
const runtimeGlobal = /^__\w+__$/;

/** A release's container and chunks are globals that bear the name of a remote. */
function isContainer(leftover: string, { release, store }: VisitContext): boolean {
  const global = /^left the global (.+) behind$/.exec(leftover)?.[1];
  const remotes = [release.name, ...Object.keys(store.registry()?.remotes ?? {})];
  if (global === undefined) return false;
  if (runtimeGlobal.test(global)) return true;
  return remotes.some((name) => normalizeName(global).includes(normalizeName(name)));
}

/** Describes the problems of a visit: errors, missing content, a broken content policy, and changed globals. */
export function describeVisit(visit: Visit, subject: Subject, context: VisitContext): string[] {
  const thrown = describeThrown(visit, context);
  const logged = describeLogged(visit, context).filter((error) => !thrown.includes(error));
  const leftovers = visit.leftovers.filter(
    (leftover) => !context.baseline.has(leftover) && !isContainer(leftover, context),
  );
  return [
    ...new Set([
      ...(thrown.length > 0 ? thrown : describeAbsence(visit, subject, context.timeout)),
      ...logged.map((error) => error.replace(/^threw/, 'logged')),
      ...visit.brokenPolicy.map((what) => `broke the policy: ${what}`),
      ...leftovers,
    ]),
  ];
}
