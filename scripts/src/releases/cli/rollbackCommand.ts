import type { Registry, ReleasePointer } from '@marquee/shared-contracts';
import { movePointers } from '../store/promote';
import { findWithdrawal } from '../store/findWithdrawal';
import type { Move } from '../store/movePointer';
import { readCandidate } from '../checks/Candidate';
import { checkRollback } from '../checks/checkRelease';
import { findUnmetRanges } from '../store/findUnmetRanges';
import { CONTRACTS } from '../../webpack/sharedModules';
import type { CommandArgs } from './CommandArgs';
import { authorize } from './authorize';
import { findFailingVersions } from './findFailingVersions';
import { openStorage } from '../storage/openStorage';
import type { ReleaseStorage } from '../storage/ReleaseStorage';

/** A rollback in progress. */
interface Rollback {
  args: CommandArgs;
  storage: ReleaseStorage;
  registry: Registry;
  pointer: ReleasePointer;
}

type RollbackMove = Exclude<Move, { what: 'stable' | 'canary' | 'development' }>;
type Target = Pick<RollbackMove, 'what'> & { version?: string };

async function canReturn({ args, storage }: Rollback, version: string): Promise<boolean> {
  const { name, print } = args;
  if (!(await storage.fetchRelease(name, version))) {
    print(`${name} ${version} is not in the store.`);
    return false;
  }
  return checkRollback(readCandidate(storage.store.path(name, version), storage.store), print);
}

/** @throws unless the version was stable once, is not withdrawn, and passes its checks */
async function chooseGivenVersion(rollback: Rollback, version: string): Promise<Target> {
  const { args, registry, pointer } = rollback;
  const { name } = args;
  const withdrawal = findWithdrawal(registry, { name, version });
  if (withdrawal) throw new Error(`${name} ${version} was withdrawn by ${withdrawal.who}: ${withdrawal.why}`);
  if (version === pointer.stable) {
    if (pointer.canary) return { what: 'rollback' };
    throw new Error(`${name} ${version} is stable already.`);
  }
  const wasStable = registry.history.some(
    (step) =>
      step.name === name && (step.version === version || step.from === version) && step.what !== 'canary',
  );
  if (!wasStable && !pointer.previous.includes(version))
    throw new Error(
      `${name} ${version} was never stable; to release it: promote ${name} ${version} --to stable`,
    );
  if (await canReturn(rollback, version)) return { what: 'rollback', version };
  throw new Error(`${name} ${version} cannot come back; promote another version.`);
}

const isFirstRelease = ({ args, registry, pointer }: Rollback): boolean =>
  registry.history.some(
    ({ name, from, version }) => name === args.name && from === null && version === pointer.stable,
  );

/** Chooses the newest earlier release that is not known to be bad, or none for a remote's first release. */
async function chooseEarlierVersion(rollback: Rollback): Promise<Target> {
  const { args, registry, pointer } = rollback;
  const { name, print } = args;
  if (pointer.canary) return { what: 'rollback' };
  const failing = await findFailingVersions(args);
  const refused: string[] = [];
  for (const version of pointer.previous) {
    const reason = findWithdrawal(registry, { name, version })?.why ?? failing.get(version);
    if (reason !== undefined) print(`Skipping ${name} ${version}: ${reason}`);
    else if (await canReturn(rollback, version)) return { what: 'rollback', version };
    else refused.push(version);
  }
  if (refused.length > 0)
    throw new Error(`${name} ${refused.join(', ')} cannot come back; promote another version.`);
  if (name !== 'shell' && isFirstRelease(rollback)) return { what: 'removal' };
  throw new Error(
    pointer.previous.length === 0
      ? `${name} has no earlier release to go back to.`
      : `${name} has no earlier release that is known to work; promote another version.`,
  );
}

/** The contracts beside the shell's go once no remote needs them (RL-40). @throws while one does */
function endContracts({ storage: { store }, registry }: Rollback): Target {
  const shell = store.release('shell', registry.shell.stable);
  const users = Object.entries(registry.remotes)
    .filter(([name]) => name !== CONTRACTS)
    .flatMap(([name, { stable, canary }]) =>
      [stable, ...(canary ? [canary.version] : [])].map((version) => store.release(name, version)),
    )
    .filter((release) => findUnmetRanges(release, { shell }).length > 0);
  if (users.length === 0) return { what: 'removal' };
  const names = users.map(({ name, version }) => `${name} ${version}`).join(', ');
  throw new Error(
    `${names} still ${users.length === 1 ? 'needs' : 'need'} these contracts; promote a version for those of the shell first.`,
  );
}

function chooseTarget(rollback: Rollback): Promise<Target> | Target {
  const { name, version } = rollback.args;
  if (version !== undefined) return chooseGivenVersion(rollback, version);
  return name === CONTRACTS ? endContracts(rollback) : chooseEarlierVersion(rollback);
}

function describeResult({ args, pointer }: Rollback, { what, version }: Target, who: string): string {
  const { name } = args;
  if (what === 'removal')
    return name === CONTRACTS
      ? `${name} ${pointer.stable} is not served any more; all remotes use the contracts of the shell, by ${who}.`
      : `${name} ${pointer.stable} was the first release; ${name} is not served any more, by ${who}.`;
  const ended = pointer.canary ? `The canary ${pointer.canary.version} is ended; ` : '';
  return `${ended}${name} ${version ?? pointer.stable} is stable, by ${who}.`;
}

async function rollBack(storage: ReleaseStorage, args: CommandArgs): Promise<void> {
  const { name } = args;
  const who = authorize(storage.store, args, name);
  const registry = storage.store.registry();
  const pointer = name === 'shell' ? registry?.shell : registry?.remotes[name];
  if (!registry || !pointer)
    throw new Error(`${name} is not served, and has no earlier release to go back to.`);
  const rollback = { args, storage, registry, pointer };
  const target = await chooseTarget(rollback);
  movePointers(storage.store, [{ name, who, ...target }]);
  await storage.uploadPointers();
  args.print(describeResult(rollback, target, who));
}

/**
 * Ends the canary, or returns to the given version or to the last release that worked (RL-8).
 * @throws if no earlier release may come back
 */
export async function rollbackCommand(args: CommandArgs): Promise<void> {
  const storage = await openStorage(args);
  try {
    await rollBack(storage, args);
  } finally {
    storage.close();
  }
}
