import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract, JsonSchema } from './Contract';
import { describeDoors, describeWriters } from './describeDoors';
import { readManifest } from './emitDeclarations';
import { listContractCalls } from './listContractCalls';

/** The schema of `remote.json`, without the descriptions, which break nothing. */
const readRemoteSchema = (folder: string): JsonSchema =>
  JSON.parse(readFileSync(join(folder, 'remote.schema.json'), 'utf8'), (key, value: unknown) =>
    key === 'description' ? undefined : value,
  ) as JsonSchema;

/** Reads the contracts in `folder`: calls, doors, slots, and the schema of `remote.json`. @throws on type errors */
export async function readContract(folder: string): Promise<Contract> {
  const described = await describeDoors({ folder, settings: join(folder, 'tsconfig.json') });
  const { doors, slots, problems } = described;
  if (problems !== '') throw new Error(`The contracts have type errors:\n${problems}`);
  const { calls, error } = await listContractCalls(folder);
  const { version } = readManifest(folder);
  return {
    version,
    writtenBy: describeWriters(),
    calls,
    error,
    doors,
    slots,
    remote: readRemoteSchema(folder),
  };
}
