import { checkLinksReachable } from './checkLinksReachable';
import { bootsWithSiblings } from './bootsWithSiblings';
import type { Candidate, ReleaseCheck } from './Candidate';
import { checkVersionRanges } from './checkVersionRanges';
import { checkAddressesFree } from './checkAddressesFree';
import { checkIntegrity } from './checkIntegrity';
import { checkBudget } from './checkBudget';

const hashes = ['hashes', checkIntegrity] as const;
const addresses = ['addresses and slots', checkAddressesFree] as const;
const ranges = ['shared versions', checkVersionRanges] as const;
const boots = ['its screens, in the released shell', bootsWithSiblings] as const;

type Row = readonly [title: string, check: ReleaseCheck];

/** In the order of the report; the browser check runs last, and only if all others pass. */
const forRelease: Row[] = [
  hashes,
  addresses,
  ['links', checkLinksReachable],
  ranges,
  ['budget', checkBudget],
  boots,
];

/** chosen: what was served before comes back though it is heavy, or knows fewer addresses than what it follows. */
const forReturn: Row[] = [hashes, addresses, ranges, boots];

async function runChecks(rows: Row[], candidate: Candidate, say: (line: string) => void): Promise<boolean> {
  const { name, version } = candidate.release;
  say(`Checking ${name} ${version} beside what is released:`);
  let isFit = true;
  for (const [title, check] of rows) {
    if (check === bootsWithSiblings && !isFit) break;
    const found = await check(candidate);
    say(`  ${found.length === 0 ? 'ok     ' : 'REFUSED'} ${title}`);
    for (const sentence of found) say(`            ${sentence}`);
    isFit &&= found.length === 0;
  }
  return isFit;
}

/** Checks a release against the released siblings and prints each result; true when every check passes. */
export const checkRelease = (candidate: Candidate, say: (line: string) => void): Promise<boolean> =>
  runChecks(forRelease, candidate, say);

/** Checks a rollback: a release that was served before. */
export const checkReturn = (candidate: Candidate, say: (line: string) => void): Promise<boolean> =>
  runChecks(forReturn, candidate, say);
