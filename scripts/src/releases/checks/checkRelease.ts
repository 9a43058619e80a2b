import { checkLinksReachable } from './checkLinksReachable';
import { bootsForRollback, bootsWithSiblings } from './bootsWithSiblings';
import type { Candidate, ReleaseCheck } from './Candidate';
import { checkVersionRanges } from './checkVersionRanges';
import { checkAddressesFree } from './checkAddressesFree';
import { checkEntryName } from './checkEntryName';
import { checkIntegrity } from './checkIntegrity';
import { checkTypes, hasTypes } from './checkTypes';
import { checkUses, hasContract } from './checkUses';
import { checkStyles } from './checkStyles';
import { checkBudget } from './checkBudget';
import { UndecidedError } from './withDeadline';

const hashes = ['hashes', checkIntegrity] as const;
const addresses = ['addresses and slots', checkAddressesFree] as const;
const ranges = ['shared versions', checkVersionRanges] as const;
const entryName = ['federation name', checkEntryName] as const;
const BOOTS = 'its screens, in the released shell';

type Row = readonly [title: string, check: ReleaseCheck];

/** A published release has no sources, and plain JavaScript no types. */
const types = ['types', ({ source }: Candidate) => (source === undefined ? [] : checkTypes(source))] as const;

/** The names that a release uses stand in its record; a store without contracts has none to compare. */
const uses = ['names of the contracts', checkUses] as const;

function isSkipped(title: string, candidate: Candidate): boolean {
  const { source } = candidate;
  if (title === uses[0]) return !hasContract(candidate);
  return title === types[0] && (source === undefined || !hasTypes(source));
}

/** In the order of the report; the browser check runs last, and only if all others pass. */
const RELEASE_CHECKS: Row[] = [
  hashes,
  types,
  uses,
  entryName,
  addresses,
  ['links', checkLinksReachable],
  ranges,
  ['budget', checkBudget],
  ['styles', checkStyles],
  [BOOTS, bootsWithSiblings],
];

/** chosen: a rollback ignores budgets and links, because the release was served before. */
const ROLLBACK_CHECKS: Row[] = [hashes, addresses, ranges, [BOOTS, bootsForRollback]];

interface CheckRun {
  rows: Row[];
  /** Whether a check that cannot decide refuses the release. */
  mustDecide: boolean;
  print: (line: string) => void;
}

interface Verdict {
  label: 'ok     ' | 'REFUSED' | 'UNKNOWN';
  problems: string[];
}

async function judge(check: ReleaseCheck, candidate: Candidate, mustDecide: boolean): Promise<Verdict> {
  try {
    const problems = await check(candidate);
    return { label: problems.length === 0 ? 'ok     ' : 'REFUSED', problems };
  } catch (error) {
    if (!(error instanceof UndecidedError)) throw error;
    return { label: mustDecide ? 'REFUSED' : 'UNKNOWN', problems: [error.message] };
  }
}

async function runChecks(candidate: Candidate, { rows, mustDecide, print }: CheckRun): Promise<boolean> {
  const { name, version } = candidate.release;
  print(`Checking ${name} ${version} beside what is released:`);
  let hasPassed = true;
  for (const [title, check] of rows) {
    if (title === BOOTS && !hasPassed) break;
    if (isSkipped(title, candidate)) continue;
    const { label, problems } = await judge(check, candidate, mustDecide);
    print(`  ${label} ${title}`);
    for (const sentence of problems) print(`            ${sentence}`);
    hasPassed &&= label !== 'REFUSED';
  }
  return hasPassed;
}

/** Checks a release against the released siblings and prints each result; resolves to true if all pass. */
export const checkRelease = (candidate: Candidate, print: (line: string) => void): Promise<boolean> =>
  runChecks(candidate, { rows: RELEASE_CHECKS, mustDecide: true, print });

/** Checks a release to which a rollback returns; a check that cannot decide does not refuse it (RL-8). */
export const checkRollback = (candidate: Candidate, print: (line: string) => void): Promise<boolean> =>
  runChecks(candidate, { rows: ROLLBACK_CHECKS, mustDecide: false, print });
