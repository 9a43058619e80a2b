import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../store/compressFiles';
import { movePointers } from '../store/promote';
import { Store } from '../store/Store';
import { remoteCommand } from '../cli/remoteCommand';
import { type Planted, createTestRelease } from './createTestRelease';

/** A folder with packages that are built already, and a store beside them; the command is called as a person calls it. */
export class TestProject {
  readonly folder = mkdtempSync(join(tmpdir(), 'marquee-project-'));
  readonly store = new Store(join(this.folder, '.store'));
  env: Record<string, string> = { USER: 'somebody' };
  /** The output of the last call. */
  said = '';

  /** The package's folder with a build of this version in it. */
  built(planted: Planted): string {
    const folder = join(this.folder, planted.name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'webpack.config.js'), '');
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: planted.version }));
    createTestRelease(join(folder, 'dist'), planted);
    return join(folder, 'dist');
  }

  /** Already published, and stable. */
  released(...releases: Planted[]): void {
    for (const planted of releases)
      createTestRelease(this.store.path(planted.name, planted.version), planted);
    const moves = releases.map(({ name, version }) => ({
      name,
      version,
      what: 'stable' as const,
      who: 'before',
    }));
    movePointers(this.store, moves);
  }

  /** Runs the command; true when it ended well. */
  async run(line: string): Promise<boolean> {
    const lines: string[] = [];
    const say = (text: string) => void lines.push(text);
    const code = await remoteCommand(line.split(' '), { cwd: this.folder, env: this.env, say });
    this.said = lines.join('\n');
    return code === 0;
  }

  /** The hash of every file of the store whose path does not begin with one of these. */
  hashes(...apart: string[]): Record<string, string> {
    if (!existsSync(this.store.directory)) return {};
    const files = listFiles(this.store.directory).filter(
      (name) => !apart.some((begin) => name.startsWith(begin)),
    );
    const hashOf = (name: string) =>
      createHash('sha256')
        .update(readFileSync(this.store.path(name)))
        .digest('hex');
    return Object.fromEntries(files.toSorted().map((name) => [name, hashOf(name)]));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
