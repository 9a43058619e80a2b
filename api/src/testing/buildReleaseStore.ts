import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentRoute, Registry } from '@marquee/shared-contracts';

const TEMPLATE = `<html><head><title>Marquee</title>
<meta
  name="description"
  content="The product's own"
/><!-- preload --></head><main><!-- prerender --></main></html>`;

type Prerendered = Pick<DocumentRoute, 'path' | 'prerender'>;

/** A directory of releases as a promotion writes it: the document and its routes. `remove` deletes it. */
export function buildReleaseStore(...screens: (string | Prerendered)[]): {
  storeDirectory: string;
  remove: () => void;
} {
  const storeDirectory = mkdtempSync(join(tmpdir(), 'marquee-store-'));
  const registry: Registry = {
    format: 1,
    revision: 1,
    shell: { stable: '1.0.0', canary: null, previous: [] },
    remotes: {},
    history: [],
    page: { revision: 1, remotes: [] },
    document: {
      policy: "default-src 'none'; script-src 'self'",
      routes: screens.map((screen) => {
        const given = typeof screen === 'string' ? { path: screen } : screen;
        return { remote: 'mf-discovery', files: [], calls: [], ...given };
      }),
      canaries: {},
      redirects: [],
    },
  };
  writeFileSync(join(storeDirectory, 'index.html'), TEMPLATE);
  writeFileSync(join(storeDirectory, 'registry.json'), JSON.stringify(registry));
  return { storeDirectory, remove: () => rmSync(storeDirectory, { recursive: true, force: true }) };
}
