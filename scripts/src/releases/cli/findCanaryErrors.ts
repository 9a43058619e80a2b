import type { Store } from '../store/Store';
import type { CommandArgs } from './CommandArgs';

interface Health {
  remote: string;
  version: string;
  loads: number;
  errors: number;
}

/** chosen: fewer loads than these say nothing about a release. */
export const MIN_LOADS = 20;

const rateOf = ({ loads, errors }: Health): number => (loads === 0 ? 0 : errors / loads);
const inPercent = (health: Health): string => `${(rateOf(health) * 100).toFixed(1)} %`;

/** For operators alone: by their token, or from an address that reads the server's figures. */
async function readHealth(api: string, token: string | undefined): Promise<Health[]> {
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

/** Throws while the canary that is to become stable fails more often than the stable release, or is hardly tried (RL-5). */
export async function findCanaryErrors(
  order: CommandArgs,
  { store, version }: { store: Store; version: string },
): Promise<void> {
  const { name, flags, env, say } = order;
  const pointer = store.registry()?.remotes[name];
  if (pointer?.canary?.version !== version) return;
  const api = flags.api ?? env['MARQUEE_API'];
  if (api === undefined || api === '') {
    throw new Error(
      'Whether the canary may become stable is for its errors to say: --api URL, or MARQUEE_API.',
    );
  }
  const rows = await readHealth(api, env['OPERATOR_TOKEN']);
  const of = (wanted: string): Health =>
    rows.find((row) => row.remote === name && row.version === wanted) ?? {
      remote: name,
      version: wanted,
      loads: 0,
      errors: 0,
    };
  const [canary, stable] = [of(version), of(pointer.stable)];
  if (canary.loads < MIN_LOADS) {
    throw new Error(
      `The canary was loaded ${String(canary.loads)} times; ${String(MIN_LOADS)} are needed to judge it.`,
    );
  }
  if (rateOf(canary) > rateOf(stable)) {
    throw new Error(
      `${name} ${version} fails in ${inPercent(canary)} of its loads, the stable ${pointer.stable} in ${inPercent(stable)}.`,
    );
  }
  say(`The canary fails in ${inPercent(canary)} of its loads, the stable release in ${inPercent(stable)}.`);
}
