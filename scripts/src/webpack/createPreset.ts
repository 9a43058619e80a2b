import type { Configuration } from 'webpack';
import type { BuildEnv, Release } from './Release';
import { createReleasePreset } from './createReleasePreset';

/** The part of a configuration that is equal in all packages: of a release, or of `webpack serve`. */
export async function createPreset(release: Release, env: BuildEnv): Promise<Configuration> {
  if (!release.isServed) return createReleasePreset(release);
  // Builds need no development server.
  const { createDevelopmentPreset } = await import('../dev/createDevelopmentPreset');
  return createDevelopmentPreset(release, env);
}
