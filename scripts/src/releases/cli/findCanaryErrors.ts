import type { Store } from '../store/Store';
import type { CommandArgs } from './CommandArgs';

/** Loads and errors of a release in the last 24 hours. */
export interface Health {
  remote: string;
  version: string;
  loads: number;
  errors: number;
  /** Absent before any visitor of a canary has reported. */
  canary?: { visitors: number; failing: number; networks: number };
}

/** chosen: fewer loads do not show whether a release fails. */
export const MIN_LOADS = 20;

/** chosen: fewer visitors do not show whether a canary fails. */
const MIN_VISITORS = 20;
const NO_FIGURES = { visitors: 0, failing: 0, networks: 0 };

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

/** What visitors report of a release during a canary, weighed by the API: one address or visitor is a small part (RL-36). */
type CanaryFigures = NonNullable<Health['canary']>;

const computeFailingShare = ({ visitors, failing }: CanaryFigures): number =>
  visitors === 0 ? 0 : failing / visitors;
const formatFailingShare = (figures: CanaryFigures): string =>
  `${(computeFailingShare(figures) * 100).toFixed(1)} %`;

/** @throws if the canary fails for more visitors than the stable release, or too few judge it (RL-5) */
export async function findCanaryErrors(
  args: CommandArgs,
  { store, version }: { store: Store; version: string },
): Promise<void> {
  const { name, flags, env, print } = args;
  const pointer = store.registry()?.remotes[name];
  if (pointer?.canary?.version !== version) return;
  if (flags.why !== undefined && flags.why.trim() !== '')
    return print(`The canary is not judged by its errors: ${flags.why}`);
  const api = flags.api ?? env['MARQUEE_API'];
  if (api === undefined || api === '') {
    throw new Error(
      'Whether the canary may become stable is for its errors to say: --api URL, or MARQUEE_API.',
    );
  }
  const rows = await readHealth(api, env['OPERATOR_TOKEN']);
  const getFigures = (wanted: string): CanaryFigures =>
    rows.find((row) => row.remote === name && row.version === wanted)?.canary ?? NO_FIGURES;
  const [canary, stable] = [getFigures(version), getFigures(pointer.stable)];
  if (canary.visitors < MIN_VISITORS) {
    throw new Error(
      `The canary is judged by ${String(canary.visitors)} visitors of ${String(canary.networks)} networks; ${String(MIN_VISITORS)} visitors are needed, of which a network counts as few. To decide yourself: --why "…"`,
    );
  }
  if (computeFailingShare(canary) > computeFailingShare(stable)) {
    throw new Error(
      `${name} ${version} fails for ${formatFailingShare(canary)} of its visitors, the stable ${pointer.stable} for ${formatFailingShare(stable)}.`,
    );
  }
  print(
    `The canary fails for ${formatFailingShare(canary)} of its visitors, the stable release for ${formatFailingShare(stable)}.`,
  );
}
