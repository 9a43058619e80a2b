import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Metafile } from 'esbuild';
import { root } from '../test/runProgram';
import { compileApi } from './compileApi';

describe('the compiled server', () => {
  let folder: string;
  let outputs: Metafile['outputs'];
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-api-'));
    ({ outputs } = await compileApi(root, folder));
  });
  after(() => rmSync(folder, { recursive: true }));

  /** The packages that a file loads at its start, by itself and by the files that it imports. */
  function listStartPackages(name: string, seen = new Set<string>()): Set<string> {
    const found = new Set<string>();
    if (seen.has(name)) return found;
    seen.add(name);
    const [, output] = Object.entries(outputs).find(([path]) => basename(path) === name) ?? [];
    for (const { path, kind, external } of output?.imports ?? []) {
      if (kind === 'dynamic-import') continue;
      if (external === true) found.add(path);
      else for (const inner of listStartPackages(basename(path), seen)) found.add(inner);
    }
    return found;
  }

  const listAllPackages = (): string[] =>
    Object.values(outputs).flatMap(({ imports }) => imports.map(({ path }) => path));

  const cases = [
    ['tracing', '@opentelemetry/sdk-trace-node'],
    ['tracing', '@opentelemetry/resources'],
    ['tracing', '@opentelemetry/exporter-trace-otlp-http'],
    ['NATS', '@nats-io/transport-node'],
    ['the first certificate', 'pdfkit'],
    ['the first certificate', 'fontkit'],
    ['the first picture', 'sharp'],
  ] as const;
  for (const [user, name] of cases)
    it(`loads ${name} only with ${user}`, () => {
      assert.ok(listAllPackages().includes(name));
      assert.ok(!listStartPackages('main.mjs').has(name));
    });

  it('loads what each start needs', () => {
    assert.ok(listStartPackages('main.mjs').has('fastify'));
  });
});
