import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from './startProgram';

interface Move {
  name: string;
  what: 'canary' | 'stable' | 'rollback';
  version?: string;
  percent?: number;
}

export interface Releasing {
  /** The store, in which mf-quiz 1.1.0 is published and not yet served. */
  directory: string;
  /** Another origin that serves the same files. */
  elsewhere: string;
  /** Moves a pointer, as the team of the remote does. */
  move: (move: Move) => Promise<void>;
  stop: () => Promise<void>;
}

/** A store of its own for stories about releases. */
export async function startReleasing(): Promise<Releasing> {
  const directory = mkdtempSync(join(tmpdir(), 'marquee-releases-'));
  const { said, ask, stop } = await startProgram('releases', [directory]);
  const [elsewhere = ''] = said;
  return { directory, elsewhere, move: (asked) => ask([{ who: 'a story', ...asked }]), stop };
}
