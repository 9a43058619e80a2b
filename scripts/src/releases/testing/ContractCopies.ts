import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteCommand } from '../cli/remoteCommand';
import { root } from '../store/buildAll';

/** A change of the sources: file, text, and its replacement. */
export type Edit = [file: string, from: string, to: string];

function applyEdits(folder: string, edits: Edit[]): void {
  for (const [name, from, to] of edits) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    assert.ok(text.includes(from), `${name} does not contain ${from}`);
    writeFileSync(file, text.replace(from, to));
  }
}

/** Copies of the contracts in temporary projects; each is new, because Node loads a module once. */
export class ContractCopies {
  #count = 0;

  constructor(readonly folder: string) {}

  /** Publishes an edited copy as `version`; returns the exit code, the printed report and the copy's project. */
  async publish(
    version: string,
    { edits, store }: { edits: Edit[]; store: string },
  ): Promise<{ code: number; report: string; cwd: string }> {
    const cwd = this.#copy();
    const { version: current } = JSON.parse(
      readFileSync(join(cwd, 'shared-contracts/package.json'), 'utf8'),
    ) as { version: string };
    const raise: Edit = ['package.json', `"version": "${current}"`, `"version": "${version}"`];
    applyEdits(join(cwd, 'shared-contracts'), [...edits, raise]);
    const lines: string[] = [];
    const given = { cwd, env: { STORE_DIR: store }, print: (line: string) => void lines.push(line) };
    const code = await remoteCommand(['publish', 'shared-contracts'], given);
    return { code, report: lines.join('\n'), cwd };
  }

  #copy(): string {
    this.#count += 1;
    const cwd = join(this.folder, `copy-${String(this.#count)}`);
    mkdirSync(cwd);
    const isCopied = (file: string) => !/\.test\.tsx?$|\/node_modules$/.test(file);
    cpSync(join(root, 'shared-contracts'), join(cwd, 'shared-contracts'), {
      recursive: true,
      filter: isCopied,
    });
    for (const name of ['tsconfig.base.json', 'scripts/kit'])
      cpSync(join(root, name), join(cwd, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'));
    return cwd;
  }
}
