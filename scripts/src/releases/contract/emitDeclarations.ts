import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { execa } from 'execa';

/** The package whose declarations are written. */
export interface PackageSource {
  folder: string;
  /** Its `tsconfig.json`, which published packages do not contain. */
  settings: string;
}

export interface PackageManifest {
  name: string;
  version: string;
  exports: Record<string, string>;
}

const startOfDeclaration = /^(?=(?:export )?(?:declare |abstract |interface |type \w))/gm;

export const readManifest = (folder: string): PackageManifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageManifest;

/** TypeScript 7 writes unions in a fixed order; earlier compilers order them by what they checked before. */
export const findCompiler = (): string =>
  dirname(createRequire(import.meta.url).resolve('typescript-7/package.json'));

/** Writes each declaration's file as a comment in front of it, because a rollup keeps comments and not files. */
function markFiles(output: string): void {
  const names = readdirSync(output, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((each) => each.endsWith('.d.ts'))) {
    const file = join(output, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(startOfDeclaration, `/** ${name} */\n`));
  }
}

/** Makes `output` a package of declarations, so that imports of its own name resolve to them. */
function writeManifest(folder: string, output: string): void {
  const { name, version, exports } = readManifest(folder);
  const doors = Object.entries(exports).map(([door, file]) => [door, file.replace(/\.ts$/, '.d.ts')]);
  const imports = { '#schema': 'zod/mini' };
  const manifest = { name, version, type: 'module', exports: Object.fromEntries(doors), imports };
  writeFileSync(join(output, 'package.json'), JSON.stringify(manifest));
}

/** Writes the declarations of a package into `output` and resolves to its type errors. */
export async function emitDeclarations(source: PackageSource, output: string): Promise<string> {
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    incremental: false,
    tsBuildInfoFile: null,
    rootDir: source.folder,
    outDir: output,
  };
  const include = [join(source.folder, 'src')];
  const settings = {
    extends: source.settings,
    compilerOptions,
    include,
    // Absolute, because patterns count from the settings in `output`.
    exclude: ['test', 'stories'].map((kind) => join(source.folder, `src/**/*.${kind}.*`)),
  };
  const project = join(output, 'emit.json');
  writeFileSync(project, JSON.stringify(settings));
  const command = [join(findCompiler(), 'bin/tsc'), '-p', project];
  const { failed, message = '', stdout } = await execa(process.execPath, command, { reject: false });
  markFiles(output);
  writeManifest(source.folder, output);
  return failed ? stdout || message : '';
}
