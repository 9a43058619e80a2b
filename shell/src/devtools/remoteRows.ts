import type { RegisteredRemote } from '@marquee/shared-contracts';
import { readRegistry, currentRelease, releaseLog } from '../remotes/loader';

/** The state of one remote in this page, as texts by column. */
export interface RemoteRow {
  name: string;
  Version: string;
  State: string;
  'Load time': string;
  'Failed tries': string;
  Integrity: string;
}

function describeChoice(remote: RegisteredRemote, version: string): string {
  if (remote.entry.integrity === '') return `override from ${new URL(remote.entry.url).origin}`;
  if (version !== remote.version) return `${remote.version} failed`;
  return remote.trial === true ? 'canary' : 'stable';
}

/** Returns a row for each remote's current release (RL-27). */
export const remoteRows = (): RemoteRow[] =>
  readRegistry().remotes.map((remote) => {
    const { version, entry } = currentRelease(remote);
    const { state, milliseconds, retries } = releaseLog.recordOf({ ...remote, version });
    return {
      name: remote.name,
      Version: `${version}, ${describeChoice(remote, version)}`,
      State: state,
      'Load time': state === 'loaded' ? `${String(Math.round(milliseconds))} ms` : '–',
      'Failed tries': String(retries),
      Integrity: entry.integrity === '' ? 'none' : entry.integrity,
    };
  });
