import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Contract, Door } from './Contract';
import { emitDeclarations, findCompiler, type PackageSource } from './emitDeclarations';
import { parseRollup } from './parseRollup';

/** Types whose own text is compared as data: slots by their props, policies with their calls. */
const COMPARED_AS_DATA = ['SlotProps', 'SlotName', 'SLOTS', 'ObjectRule'];

export interface DescribedDoors {
  doors: Contract['doors'];
  slots: Contract['slots'];
  /** The compiler's messages; empty without errors. */
  problems: string;
}

const readVersionOf = (manifest: string): string =>
  (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;

/** Returns the versions of the programs that write the texts. */
export function describeWriters(): string {
  const extractor = createRequire(import.meta.url).resolve('@microsoft/api-extractor/package.json');
  const compiler = join(findCompiler(), 'package.json');
  return `api-extractor ${readVersionOf(extractor)}, typescript ${readVersionOf(compiler)}`;
}

/** Reads the members of `SlotProps`: `'navigation.bell': Props;`. */
function readSlots(door: Door | undefined): Record<string, string> {
  const { text = '' } = door?.declarations[door.exports['SlotProps'] ?? ''] ?? {};
  const members = text.matchAll(/^ {4}'?([\w.-]+)'?: ((?:.|\n {4,})*?);$/gm);
  return Object.fromEntries([...members].map(([, slot = '', props = '']) => [slot, props]));
}

function removeData({ exports, declarations }: Door): Door {
  const rows = Object.entries(declarations).map(([key, declaration]) =>
    COMPARED_AS_DATA.some((name) => key.endsWith(`#${name}`))
      ? [key, { ...declaration, text: '' }]
      : [key, declaration],
  );
  const isCall = (key: string) => /^declare const \w+: Endpoint;$/.test(declarations[key]?.text ?? '');
  const kept = Object.entries(exports).filter(([, key]) => !isCall(key));
  return {
    exports: Object.fromEntries(kept),
    declarations: Object.fromEntries(rows) as Door['declarations'],
  };
}

/** Describes the doors of a package; beside it must stand the `node_modules` with its libraries. */
export async function describeDoors(source: PackageSource): Promise<DescribedDoors> {
  const cache = join(dirname(source.settings), '..', '.cache');
  mkdirSync(cache, { recursive: true });
  const output = mkdtempSync(join(cache, 'doors-'));
  try {
    const problems = await emitDeclarations(source, output);
    const locate = (file: string) =>
      existsSync(join(source.folder, `${file}.tsx`)) ? `${file}.tsx` : `${file}.ts`;
    // Only this command needs the extractor, and its compiler takes a second to load.
    const { rollUpDoors } = await import('./rollUpDoors');
    const rollups = Object.entries(rollUpDoors(output, source.settings));
    const doors = rollups.map(([name, rollup]): [string, Door] => [name, parseRollup(rollup, locate)]);
    const slots = readSlots(Object.fromEntries(doors)['contract']);
    return {
      doors: Object.fromEntries(doors.map(([name, door]) => [name, removeData(door)])),
      slots,
      problems,
    };
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}
