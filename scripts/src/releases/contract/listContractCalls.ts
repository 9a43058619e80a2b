import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toJSONSchema, type z } from 'zod/mini';
import type { Endpoint } from '@marquee/shared-contracts';
import type { ContractCall, JsonSchema } from './Contract';

/** The exports of the contract door that describe calls. */
interface ContractDoor {
  endpoints: ReadonlyMap<string, Endpoint>;
  errorBody: z.ZodMiniType;
}

const ENDPOINTS = 'src/contract/endpoints';

function describeSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const {
    $schema: _dialect,
    '~standard': _standard,
    ...described
  } = toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

/** Returns a function that finds the file of an endpoint by `'GET', '/path'`. */
function createFileFinder(folder: string): (endpoint: Endpoint) => string {
  const files = readdirSync(join(folder, ENDPOINTS)).map((name) => {
    const text = readFileSync(join(folder, ENDPOINTS, name), 'utf8');
    return { file: `${ENDPOINTS}/${name}`, text: text.replace(/\(\s+'/g, "('").replace(/',\s+'/g, "', '") };
  });
  return ({ method, path }) =>
    files.find(({ text }) => text.includes(`('${method}', '${path}'`))?.file ?? ENDPOINTS;
}

function describeCall({ method, path, definition }: Endpoint): Omit<ContractCall, 'file'> {
  const { access, object, params, query, body, reply } = definition;
  const inputs = Object.entries({ params, query, body }).flatMap(([key, schema]) =>
    schema === undefined ? [] : [[key, describeSchema(schema, 'input')]],
  );
  return {
    method,
    path,
    access,
    object,
    ...Object.fromEntries(inputs),
    reply: describeSchema(reply, 'output'),
  };
}

/** Loads the contracts in `folder`, and returns their calls and the body of error replies. */
export async function listContractCalls(
  folder: string,
): Promise<{ calls: Record<string, ContractCall>; error: JsonSchema }> {
  const file = pathToFileURL(join(folder, 'src/contract/index.ts')).href;
  const { endpoints, errorBody } = (await import(file)) as ContractDoor;
  const findFile = createFileFinder(folder);
  const rows = [...endpoints].map(([name, endpoint]): [string, ContractCall] => [
    name,
    { ...describeCall(endpoint), file: findFile(endpoint) },
  ]);
  return { calls: Object.fromEntries(rows), error: describeSchema(errorBody, 'output') };
}
