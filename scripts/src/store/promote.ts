import type { Registry, ReleasePointer } from '@marquee/shared-contracts';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderDocument } from './renderDocument';
import type { Store } from './Store';

const keptVersions = 3;
const keptHistory = 100;

function moved(pointer: ReleasePointer | undefined, version: string): ReleasePointer {
  if (!pointer) return { stable: version, canary: null, previous: [] };
  if (pointer.stable === version) return pointer;
  const previous = [pointer.stable, ...pointer.previous.filter((old) => old !== version)];
  return { ...pointer, stable: version, previous: previous.slice(0, keptVersions) };
}

/** Write and rename: a reader sees the old file or the new one, never half of either. */
function writeWhole(file: string, content: string | Buffer): void {
  const draft = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/**
 * Points the store at these versions and renders what follows from them. The registry is written last: a reader that
 * sees its new revision finds the template of that revision. True when anything changed.
 */
export function promote(store: Store, versions: { shell: string; remotes: Record<string, string> }): boolean {
  const before = store.registry();
  const remotes = Object.entries(versions.remotes).map(([name, version]) => [
    name,
    moved(before?.remotes[name], version),
  ]);
  const pointers = { shell: moved(before?.shell, versions.shell), remotes: Object.fromEntries(remotes) };
  const same =
    JSON.stringify(pointers) === JSON.stringify({ shell: before?.shell, remotes: before?.remotes });
  if (before && same && existsSync(store.path('index.html'))) return false;
  const revision = (before?.revision ?? 0) + 1;
  const shell = store.release('shell', versions.shell);
  const { html, page, document } = renderDocument(store, {
    revision,
    shell,
    remotes: Object.entries(versions.remotes).map(([name, version]) => store.release(name, version)),
  });
  const at = new Date().toISOString();
  const steps = Object.entries({ shell: versions.shell, ...versions.remotes })
    .filter(
      ([name, version]) => (name === 'shell' ? before?.shell : before?.remotes[name])?.stable !== version,
    )
    .map(([name, version]) => ({ at, name, version }));
  const history = [...steps, ...(before?.history ?? [])].slice(0, keptHistory);
  const registry: Registry = { format: 1, revision, ...pointers, history, page, document };
  for (const name of shell.rootFiles) {
    writeWhole(store.path(name), readFileSync(store.path('shell', shell.version, name)));
  }
  writeWhole(store.path('index.html'), html);
  writeWhole(store.path('registry.json'), `${JSON.stringify(registry)}\n`);
  return true;
}
