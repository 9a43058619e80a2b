import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson } from '../../webpack/readJson';
import { root } from '../store/buildAll';
import { listFiles } from '../store/compressFiles';
import { movePointers } from '../store/promote';
import { Store } from '../store/Store';
import { remoteCommand } from '../cli/remoteCommand';
import { type TestRelease, createTestRelease } from './createTestRelease';

/** A temporary project with built packages and a store, for tests of the command. */
export class TestProject {
  readonly folder = mkdtempSync(join(tmpdir(), 'marquee-project-'));
  readonly store = new Store(join(this.folder, '.store'));
  env: Record<string, string> = { USER: 'somebody' };
  /** The output of the last call. */
  output = '';

  /** Writes a build of this version and returns its folder. */
  writeBuild(testRelease: TestRelease): string {
    const folder = join(this.folder, testRelease.name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'webpack.config.js'), '');
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: testRelease.version }));
    createTestRelease(join(folder, 'dist'), testRelease);
    return join(folder, 'dist');
  }

  /** Publishes releases and makes them stable. */
  writeStable(...releases: TestRelease[]): void {
    for (const testRelease of releases)
      createTestRelease(this.store.path(testRelease.name, testRelease.version), testRelease);
    const moves = releases.map(({ name, version }) => ({
      name,
      version,
      what: 'stable' as const,
      who: 'before',
    }));
    movePointers(this.store, moves);
  }

  /** Publishes the contracts and the build package, as empty tarballs. */
  writePackages(): void {
    for (const folder of ['shared-contracts', 'scripts']) {
      const { version } = readJson(join(root, folder, 'package.json')) as { version: string };
      createTestRelease(this.store.path(folder, version), { name: folder, version });
      writeFileSync(this.store.path(folder, version, 'package.tgz'), folder);
    }
  }

  /** Runs the command; resolves to whether it succeeded. */
  async run(line: string): Promise<boolean> {
    const lines: string[] = [];
    const print = (text: string) => void lines.push(text);
    const code = await remoteCommand(line.split(' '), { cwd: this.folder, env: this.env, print });
    this.output = lines.join('\n');
    return code === 0;
  }

  /** Returns the hash of every file of the store, without paths that start with one of `prefixes`. */
  hashFiles(...prefixes: string[]): Record<string, string> {
    if (!existsSync(this.store.directory)) return {};
    const files = listFiles(this.store.directory).filter(
      (name) => !prefixes.some((prefix) => name.startsWith(prefix)),
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
