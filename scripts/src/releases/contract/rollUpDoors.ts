import { CompilerState, Extractor, ExtractorConfig, type IConfigFile } from '@microsoft/api-extractor';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './emitDeclarations';

const silent = { default: { logLevel: 'none' } } as NonNullable<IConfigFile['messages']>[keyof NonNullable<
  IConfigFile['messages']
>];

function createConfiguration(folder: string, file: string): ExtractorConfig {
  const configObject: IConfigFile = {
    projectFolder: folder,
    mainEntryPointFilePath: join(folder, file),
    compiler: { tsconfigFilePath: join(folder, 'tsconfig.json') },
    newlineKind: 'lf',
    apiReport: { enabled: false },
    docModel: { enabled: false },
    tsdocMetadata: { enabled: false },
    dtsRollup: { enabled: true, untrimmedFilePath: join(folder, `${file}.rollup`) },
    messages: {
      compilerMessageReporting: silent,
      extractorMessageReporting: silent,
      tsdocMessageReporting: silent,
    },
  };
  const packageJsonFullPath = join(folder, 'package.json');
  return ExtractorConfig.prepare({ configObject, configObjectFullPath: undefined, packageJsonFullPath });
}

/**
 * Rolls up the declarations of each door into one text that contains everything its exports reach, exported or not.
 *
 * @param folder - a package of declarations, as `emitDeclarations` writes it
 */
export function rollUpDoors(folder: string, settings: string): Record<string, string> {
  const compilerOptions = { incremental: false, tsBuildInfoFile: null, types: [] };
  const project = { extends: settings, compilerOptions, include: ['src'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const files = Object.entries(readManifest(folder).exports).filter(([, file]) => file.endsWith('.d.ts'));
  const doors = files.map(([door, file]) => ({
    name: door === '.' ? 'contract' : door.slice(2),
    configuration: createConfiguration(folder, file),
  }));
  const [first] = doors;
  if (!first) return {};
  const additionalEntryPoints = doors.map(({ configuration }) => configuration.mainEntryPointFilePath);
  const compilerState = CompilerState.create(first.configuration, { additionalEntryPoints });
  const rows = doors.map(({ name, configuration }) => {
    const messageCallback = (message: { handled: boolean }): void => {
      message.handled = true;
    };
    Extractor.invoke(configuration, { localBuild: true, compilerState, messageCallback });
    return [name, readFileSync(configuration.untrimmedFilePath, 'utf8')];
  });
  return Object.fromEntries(rows) as Record<string, string>;
}
