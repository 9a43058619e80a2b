import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from '../test/runProgram';
import { compileApi } from './compileApi';

/** prom-client loads the API of OpenTelemetry in any case. */
const isSdk = (path: string): boolean => /^@opentelemetry\/(?!api$)/.test(path);

it("loads OpenTelemetry's SDK only where tracing starts", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-api-'));
  try {
    const { outputs } = await compileApi(root, folder);
    const imports = Object.values(outputs).flatMap((output) => output.imports);
    const sdk = imports.filter(({ path }) => isSdk(path));
    assert.ok(sdk.length >= 3);
    assert.deepEqual(
      sdk.filter(({ kind }) => kind !== 'dynamic-import'),
      [],
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
