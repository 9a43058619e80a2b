import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { buildStages } from './buildStages';
import { parseDockerfile } from './parseDockerfile';

const DOCKERFILE = `FROM node:24.0.0 AS build
WORKDIR /app
COPY package.json ./
COPY api/package.json api/
COPY . all
FROM build AS product
ENV PORT=3000
COPY --from=build /app/api made
USER 1000:1000
CMD ["node", "main.mjs"]
`;

const folder = mkdtempSync(join(tmpdir(), 'marquee-stages-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const context = join(folder, 'context');
mkdirSync(join(context, 'api'), { recursive: true });
writeFileSync(join(context, 'package.json'), 'root');
writeFileSync(join(context, 'api/package.json'), 'api');

const build = (text: string) =>
  buildStages(parseDockerfile(text), { context, folder, node: process.execPath, env: {}, report: () => {} });

describe('buildStages', () => {
  it('copies files, folders and stages as Docker does, and takes over the stage before', async () => {
    const { root, ...stage } = await build(DOCKERFILE);
    const read = (path: string) => readFileSync(join(root, 'app', path), 'utf8');
    assert.equal(read('package.json'), 'root');
    for (const path of ['api', 'all/api', 'made']) assert.equal(read(`${path}/package.json`), 'api', path);
    assert.deepEqual(stage, {
      directory: '/app',
      user: '1000:1000',
      env: { PORT: '3000' },
      command: '["node", "main.mjs"]',
      healthCheck: '',
    });
  });

  for (const [line, expected] of [
    ['COPY --from=other /app .', /no stage "other"/],
    ['ENV PORT 3000', /Not a variable/],
  ] as const)
    it(`rejects ${line}`, async () => {
      await assert.rejects(build(`FROM node:24.0.0 AS wrong\n${line}\n`), expected);
    });
});
