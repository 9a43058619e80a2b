import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { readDeclaration } from '../../webpack/RemoteDeclaration';
import { sharedModules } from '../../webpack/sharedModules';
import { compressFiles } from './compressFiles';
import { listSourceUses } from './listSourceUses';
import type { ReleaseRecord } from './Store';

const files = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const assets = z.object({ js: files, css: files });

/** The parts of a federation plugin's `mf-manifest.json` that a release needs. */
const manifestSchema = z.object({
  name: z.string(),
  metaData: z.object({
    globalName: z.string(),
    publicPath: z.string().optional(),
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }),
  }),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string(), assets })),
  exposes: z.array(z.object({ path: z.string(), assets })),
});
type Manifest = z.infer<typeof manifestSchema>;

const ENTRY_TYPES: Record<string, 'global' | 'module'> = {
  global: 'global',
  var: 'global',
  window: 'global',
  self: 'global',
  globalThis: 'global',
  script: 'global',
  module: 'module',
  esm: 'module',
};

/** Statistics of the build, which no page loads. */
const isUnpublished = (name: string): boolean => name.startsWith('.') || name === 'mf-stats.json';

function readManifest(dist: string): Manifest {
  const file = join(dist, 'mf-manifest.json');
  if (!existsSync(file))
    throw new Error(`${dist} has no mf-manifest.json: give the federation plugin "manifest: true".`);
  const { data, error } = manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!data) throw new Error(`${file} is not the manifest of a federation plugin: ${z.prettifyError(error)}`);
  return data;
}

function createEntry({
  metaData: { globalName, publicPath, remoteEntry },
}: Manifest): ReleaseRecord['entry'] {
  const type = ENTRY_TYPES[remoteEntry.type];
  if (type === undefined)
    throw new Error(
      `The entry is of the type "${remoteEntry.type}"; a page can load a global ("var") or an ES module.`,
    );
  if (publicPath !== undefined && publicPath !== 'auto')
    throw new Error(
      `The build's public path is "${publicPath}", but a release has a folder of its own: use "auto" (Vite: base './').`,
    );
  return { file: join(remoteEntry.path, remoteEntry.name), type, global: globalName };
}

/** A shared library with a copy of its own is required only if the shell shares it. */
const isRequired = ({ name, assets: { js } }: Manifest['shared'][number]): boolean =>
  js.sync.length + js.async.length === 0 || sharedModules.some((module) => module === name);

/**
 * Makes a release from the output of any bundler with a stock federation plugin: copies `dist` to a temporary folder and
 * adds compressed files and `release.json`. Returns the folder.
 *
 * @throws if the manifest is missing, a page cannot load its entry, or `remote.json` names a module that is not exposed
 */
export function importBuild(source: string, dist: string, version: string): string {
  const manifest = readManifest(dist);
  const { name, ...declaration } = readDeclaration(join(source, 'remote.json'));
  const missing = [...declaration.screens, ...declaration.slots].find(
    ({ module }) => !manifest.exposes.some(({ path }) => path === module),
  );
  if (missing)
    throw new Error(`${name}/remote.json names ${missing.module}, which the build does not expose.`);
  const entry = createEntry(manifest);
  const folder = mkdtempSync(join(tmpdir(), 'marquee-import-'));
  cpSync(dist, folder, {
    recursive: true,
    filter: (file) => file === dist || !isUnpublished(basename(file)),
  });
  const chunks = manifest.exposes.map(({ path, assets: { js, css } }) => [
    path.replace('./', ''),
    [...js.sync, ...css.sync],
  ]);
  const requires = manifest.shared.filter(isRequired).map((row) => [row.name, row.requiredVersion]);
  const record: ReleaseRecord = {
    name,
    version,
    declaration,
    ...(entry && { entry }),
    chunks: Object.fromEntries(chunks) as ReleaseRecord['chunks'],
    rootFiles: [],
    requires: Object.fromEntries(requires) as ReleaseRecord['requires'],
    provides: {},
    uses: listSourceUses(source),
    files: compressFiles(folder),
  };
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  return folder;
}
