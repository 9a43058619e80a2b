import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@marquee/shared-contracts';

const TEMPLATE = `<html><head><title>Marquee</title>
<meta
  name="description"
  content="The product's own"
/><!-- preload --></head></html>`;

/** A directory with a document and its routes, as a promotion writes it; `remove` takes it away. */
export function buildStore(...paths: string[]): { storeDirectory: string; remove: () => void } {
  const storeDirectory = mkdtempSync(path.join(tmpdir(), 'marquee-store-'));
  const registry: Registry = {
    format: 1,
    revision: 1,
    shell: { stable: '1.0.0', canary: null, previous: [] },
    remotes: {},
    history: [],
    page: { revision: 1, remotes: [] },
    document: {
      policy: "default-src 'none'; script-src 'self'",
      routes: paths.map((at) => ({ remote: 'mf-discovery', path: at, files: [], calls: [] })),
      canaries: {},
      redirects: [],
    },
  };
  writeFileSync(path.join(storeDirectory, 'index.html'), TEMPLATE);
  writeFileSync(path.join(storeDirectory, 'registry.json'), JSON.stringify(registry));
  return { storeDirectory, remove: () => rmSync(storeDirectory, { recursive: true, force: true }) };
}
