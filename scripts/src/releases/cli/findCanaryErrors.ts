import type { Store } from '../store/Store';
import type { CommandArgs } from './CommandArgs';

/** Loads and errors of a release in the last 24 hours. */
export interface Health {
  remote: string;
  version: string;
  loads: number;
  errors: number;
}

/** chosen: fewer loads do not show whether a release fails. */
export const MIN_LOADS = 20;

export const computeErrorRate = ({ loads, errors }: Health): number => (loads === 0 ? 0 : errors / loads);
export const formatErrorRate = (health: Health): string => `${(computeErrorRate(health) * 100).toFixed(1)} %`;

/** The API permits an operator's token, and addresses that may read metrics. */
export async function readHealth(api: string, token: string | undefined): Promise<Health[]> {
  const url = `${api.replace(/\/$/, '')}/api/v1/releases/health`;
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) }).catch(
    (cause: unknown) => {
      throw new Error(`${url} cannot be reached, so nobody knows how the canary does.`, { cause });
    },
  );
  if (!answer.ok)
    throw new Error(
      `${url} answered ${String(answer.status)}, so nobody knows how the canary does; is OPERATOR_TOKEN set?`,
    );
  return ((await answer.json()) as { data: Health[] }).data;
}

/** @throws if the canary fails more often than the stable release, or was loaded too rarely (RL-5) */
export async function findCanaryErrors(
  args: CommandArgs,
  { store, version }: { store: Store; version: string },
): Promise<void> {
  const { name, flags, env, print } = args;
  const pointer = store.registry()?.remotes[name];
  if (pointer?.canary?.version !== version) return;
  const api = flags.api ?? env['MARQUEE_API'];
  if (api === undefined || api === '') {
    throw new Error(
      'Whether the canary may become stable is for its errors to say: --api URL, or MARQUEE_API.',
    );
  }
  const rows = await readHealth(api, env['OPERATOR_TOKEN']);
  const getHealth = (wanted: string): Health =>
    rows.find((row) => row.remote === name && row.version === wanted) ?? {
      remote: name,
      version: wanted,
      loads: 0,
      errors: 0,
    };
  const [canary, stable] = [getHealth(version), getHealth(pointer.stable)];
  if (canary.loads < MIN_LOADS) {
    throw new Error(
      `The canary was loaded ${String(canary.loads)} times; ${String(MIN_LOADS)} are needed to judge it.`,
    );
  }
  if (computeErrorRate(canary) > computeErrorRate(stable)) {
    throw new Error(
      `${name} ${version} fails in ${formatErrorRate(canary)} of its loads, the stable ${pointer.stable} in ${formatErrorRate(stable)}.`,
    );
  }
  print(
    `The canary fails in ${formatErrorRate(canary)} of its loads, the stable release in ${formatErrorRate(stable)}.`,
  );
}
