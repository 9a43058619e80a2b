import type { Audience, NavigationEntry, SlotName } from '@marquee/shared-contracts';
import { Ajv } from 'ajv';
import { createRequire } from 'node:module';
import { describeSchemaError } from './describeSchemaError';
import { formatFile, readJson } from './readJson';

/** A screen of a `remote.json`; the schema describes each property. */
export interface ScreenDeclaration {
  path: string;
  module: string;
  access: Audience;
  title: string;
  offline?: true;
  preload?: string[];
  link?: string;
  optionalLinkParams?: string[];
}

export interface SlotDeclaration {
  slot: SlotName;
  module: string;
  access: Audience;
  label?: string;
}

/** A remote's `remote.json`, as `remote.schema.json` of the contracts describes it. */
export interface RemoteDeclaration {
  name: string;
  title: string;
  screens: ScreenDeclaration[];
  redirects: { from: string; to: string }[];
  slots: SlotDeclaration[];
  /** Beginnings of addresses that only this remote may use. */
  prefixes?: string[];
  navigation?: NavigationEntry[];
}

const schemaFile = createRequire(import.meta.url).resolve('@marquee/shared-contracts/remote.schema.json');

const isValid = new Ajv({ allErrors: true, verbose: true }).compile<RemoteDeclaration>(
  readJson(schemaFile) as object,
);

const AUDIENCES: Record<NavigationEntry['menu'], Audience[]> = {
  'navigation.participant': ['public', 'account', 'user'],
  'navigation.host': ['public', 'account', 'host'],
};

/** Returns the navigation entries whose people cannot open a screen of the remote there. */
function findDeadEntries({ navigation = [], screens }: RemoteDeclaration): string[] {
  return navigation
    .filter(
      ({ menu, path }) => !screens.some((it) => it.path === path && AUDIENCES[menu].includes(it.access)),
    )
    .map(({ menu, path }) => `navigation (${path}): no screen of this remote has this path for ${menu}.`);
}

/**
 * Reads and validates a `remote.json`; throws an error that names the file and every wrong row.
 * @throws with every wrong row of the file
 */
export function readDeclaration(file: string): RemoteDeclaration {
  const declaration = readJson(file);
  const problems = isValid(declaration)
    ? findDeadEntries(declaration)
    : (isValid.errors ?? []).map((error) => describeSchemaError(declaration, error));
  if (problems.length === 0) return declaration as RemoteDeclaration;
  const [first = '', ...others] = problems;
  const isMissing = first.startsWith('has no') && others.length === 0;
  const lines = problems.map((problem) => `\n  ${problem}`).join('');
  throw new Error(`${formatFile(file)} ${isMissing ? first : `is wrong:${lines}`}`);
}
