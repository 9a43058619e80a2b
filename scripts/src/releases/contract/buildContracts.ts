import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createFederationOptions } from '../../webpack/createFederationOptions';
import { createReleasePreset } from '../../webpack/createReleasePreset';
import { createTypescriptOptions } from '../../webpack/createTypescriptOptions';
import { readRelease } from '../../webpack/Release';
import { runWebpack } from '../../webpack/runWebpack';
import {
  isContractsModule,
  readRequiredRanges,
  requireShared,
  sharedModules,
} from '../../webpack/sharedModules';
import { compressFiles } from '../store/compressFiles';
import type { ReleaseRecord } from '../store/Store';

type Built = Pick<ReleaseRecord, 'requires' | 'provides' | 'files'>;

function pick<Value>(
  rows: Record<string, Value>,
  isPicked: (name: string) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(rows).filter(([name]) => isPicked(name)));
}

const isLibrary = (name: string): boolean => !isContractsModule(name);

const doors = sharedModules.filter(isContractsModule);

/** One chunk, because `ui` contains `browser`. */
const createExpose = (file: string) => ({ import: [file], name: 'contracts' });

/**
 * Builds the shared doors of the contracts as a federation container, for pages whose shell brings another major (RL-40).
 *
 * @throws with the errors of the build
 */
export async function buildContracts(folder: string, output: string): Promise<Built> {
  const release = readRelease(folder, { types: 'false' });
  const preset = createReleasePreset(release);
  const federation = new ModuleFederationPlugin({
    ...createFederationOptions(release),
    exposes: {
      './browser': createExpose('./src/browser/index.ts'),
      './ui': createExpose('./src/ui/index.ts'),
    },
    shared: pick(requireShared(folder), isLibrary),
  });
  const typescript = { test: /\.tsx?$/, loader: 'ts-loader', options: createTypescriptOptions(release) };
  await runWebpack({
    ...preset,
    entry: {},
    output: { ...preset.output, path: output },
    module: { ...preset.module, rules: [typescript, ...(preset.module?.rules ?? [])] },
    plugins: [...(preset.plugins ?? []), federation],
  });
  return {
    requires: pick(readRequiredRanges(folder), isLibrary),
    provides: Object.fromEntries(doors.map((name) => [name, release.version])),
    files: compressFiles(output),
  };
}
