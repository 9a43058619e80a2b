export { createCatalogueConfiguration } from './createCatalogueConfiguration';
export { createExposes } from './createExposes';
export { createFederationOptions } from './createFederationOptions';
export { createPreset } from './createPreset';
export { createTypescriptOptions } from './createTypescriptOptions';
export { readRelease } from './Release';
export { ReleasePlugin } from './ReleasePlugin';
export { provideShared, requireShared } from './sharedModules';
