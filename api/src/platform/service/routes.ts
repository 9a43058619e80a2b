import { readFileSync } from 'node:fs';
import { service } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { route, succeed } from '../http/route';

/** The manifest of this package, whose dependencies are exact. */
const manifest: { version: string; dependencies: Record<string, string> } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
);

export function serviceRoutes(app: Application): void {
  route(app, service.version, async () =>
    succeed({
      api: manifest.version,
      contract: manifest.dependencies['@marquee/shared-contracts'] ?? '',
    }),
  );
}
