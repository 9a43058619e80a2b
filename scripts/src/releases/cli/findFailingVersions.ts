import { computeErrorRate, formatErrorRate, MIN_LOADS, readHealth } from './findCanaryErrors';
import type { CommandArgs } from './CommandArgs';

/** chosen: the share of failed loads from which a release counts as bad; single devices fail more rarely. */
const MAX_ERROR_RATE = 0.05;

/**
 * Returns the versions of a package that pages report as failing, with the reason. Needs `--api` or MARQUEE_API; an API
 * that does not answer must not stop a rollback.
 */
export async function findFailingVersions({
  name,
  flags,
  env,
  print,
}: CommandArgs): Promise<Map<string, string>> {
  const api = flags.api ?? env['MARQUEE_API'] ?? '';
  if (api === '') return new Map();
  try {
    const rows = await readHealth(api, env['OPERATOR_TOKEN']);
    const failing = rows.filter(
      (row) => row.remote === name && row.loads >= MIN_LOADS && computeErrorRate(row) > MAX_ERROR_RATE,
    );
    return new Map(failing.map((row) => [row.version, `it fails in ${formatErrorRate(row)} of its loads`]));
  } catch (error) {
    print(`Errors are not considered: ${error instanceof Error ? error.message : String(error)}`);
    return new Map();
  }
}
