// Plain Node runs a team's webpack.config.js; the preset behind it is TypeScript.
import { register as registerRequire } from 'tsx/cjs/api';
import { register } from 'tsx/esm/api';

registerRequire();
register();

export const {
  ReleasePlugin,
  createCatalogueConfiguration,
  createExposes,
  createFederationOptions,
  createPreset,
  createTypescriptOptions,
  provideShared,
  readRelease,
  requireShared,
} = await import('./src/webpack/index.ts');
