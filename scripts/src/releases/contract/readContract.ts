import { endpoints } from '@marquee/shared-contracts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { toJSONSchema, type z } from 'zod/mini';
import type { Contract, ContractCall, JsonSchema } from './Contract';
import { listDeclarations } from './listDeclarations';

interface Manifest {
  version: string;
  exports: Record<string, string>;
}

function describeSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const {
    $schema: _dialect,
    '~standard': _standard,
    ...described
  } = toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

/** Returns the calls of the installed contracts. */
export function listContractCalls(): Record<string, ContractCall> {
  const rows = [...endpoints].map(([name, { method, path: at, definition }]): [string, ContractCall] => {
    const { access, object, params, query, body, reply } = definition;
    const inputs = Object.entries({ params, query, body }).flatMap(([key, schema]) =>
      schema === undefined ? [] : [[key, describeSchema(schema, 'input')]],
    );
    return [
      name,
      {
        method,
        path: at,
        access,
        object,
        ...Object.fromEntries(inputs),
        reply: describeSchema(reply, 'output'),
      },
    ];
  });
  return Object.fromEntries(rows);
}

/** The schema of `remote.json`, without the descriptions, which break nothing. */
const readRemoteSchema = (folder: string): JsonSchema =>
  JSON.parse(readFileSync(join(folder, 'remote.schema.json'), 'utf8'), (key, value: unknown) =>
    key === 'description' ? undefined : value,
  ) as JsonSchema;

async function writeDeclarations(folder: string, output: string): Promise<void> {
  const compiler = createRequire(join(folder, 'package.json')).resolve('typescript/package.json');
  const given = [
    '-p',
    folder,
    '--noEmit',
    'false',
    '--declaration',
    '--emitDeclarationOnly',
    '--incremental',
    'false',
  ];
  const rest = ['--removeComments', '--rootDir', folder, '--outDir', output];
  const command = [join(dirname(compiler), 'bin/tsc'), ...given, ...rest];
  const { failed, message, stdout } = await execa(process.execPath, command, { reject: false });
  if (failed) throw new Error(`The contracts have type errors:\n${stdout === '' ? message : stdout}`);
}

/** Reads the contracts in `folder`: calls, exports of every door, and the schema of `remote.json`. @throws on type errors */
export async function readContract(folder: string): Promise<Contract> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const output = mkdtempSync(join(tmpdir(), 'marquee-contract-'));
  try {
    await writeDeclarations(folder, output);
    const doors = Object.entries(manifest.exports).filter(([, file]) => file.endsWith('.ts'));
    const names = doors.flatMap(([door, file]) =>
      Object.entries(listDeclarations(join(output, file.replace(/\.ts$/, '.d.ts')))).map(([name, text]) => [
        `${door === '.' ? 'contract' : door.slice(2)} ${name}`,
        text,
      ]),
    );
    return {
      version: manifest.version,
      calls: listContractCalls(),
      names: Object.fromEntries(names),
      remote: readRemoteSchema(folder),
    };
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}
