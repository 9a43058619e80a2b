import { satisfy } from '@module-federation/enhanced/runtime';
import { CONTRACTS, isContractsModule } from '../../webpack/sharedModules';
import type { ReleaseRecord } from './Store';

/** The releases that bring shared modules: the shell, and the contracts of another major, if they are promoted (RL-40). */
export interface Providers {
  shell: ReleaseRecord;
  contracts?: ReleaseRecord | undefined;
}

const brings = ({ provides }: ReleaseRecord, [name, range]: [string, string]): boolean =>
  provides[name] !== undefined && satisfy(provides[name], range);

/** Returns the promoted contracts if a remote takes them in place of the shell's, which do not fit. */
export function findOwnContracts(
  remote: ReleaseRecord,
  { shell, contracts }: Providers,
): ReleaseRecord | undefined {
  const ranges = Object.entries(remote.requires).filter(([name]) => isContractsModule(name));
  if (!contracts || ranges.every((range) => brings(shell, range))) return undefined;
  return ranges.every((range) => brings(contracts, range)) ? contracts : undefined;
}

/** Returns what a remote requires and its providers lack, by the runtime's own rule, so that check and page agree. */
export function findUnmetRanges(remote: ReleaseRecord, providers: Providers): string[] {
  const { shell } = providers;
  const contracts = findOwnContracts(remote, providers);
  const unmet = Object.entries(remote.requires).filter((range) => {
    const provider = contracts && isContractsModule(range[0]) ? contracts : shell;
    return !brings(provider, range);
  });
  const problems = unmet.map(([name, range]) => {
    const asked = `${remote.name} ${remote.version} asks for ${name} ${range}`;
    const provided = shell.provides[name];
    if (provided === undefined) return `${asked}, which the shell does not share`;
    return `${asked}; the shell ${shell.version} brings ${provided}`;
  });
  const [, range] = unmet.find(([name]) => isContractsModule(name)) ?? [];
  if (range !== undefined)
    problems.push(`to serve both majors for a while, promote ${CONTRACTS} ${range} to stable first`);
  return problems;
}
