import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { findCanaryErrors } from './findCanaryErrors';
import { parseCommandArgs } from './CommandArgs';
import { TestProject } from '../testing/TestProject';
import { movePointers } from '../store/promote';

/** A release's figures; its counts of all pages, which anybody can send, say the opposite. */
const createRow = (version: string, visitors: number, failing: number) => ({
  remote: 'mf-quiz',
  version,
  loads: 5_000,
  errors: failing > 0 ? 0 : 5_000,
  canary: { visitors, failing, networks: Math.ceil(visitors / 5) },
});

const verdicts: [string, object[], RegExp | undefined][] = [
  ['fewer errors', [createRow('1.1.0', 100, 1), createRow('1.0.0', 1000, 20)], undefined],
  ['as many errors', [createRow('1.1.0', 100, 2), createRow('1.0.0', 1000, 20)], undefined],
  ['no errors at all', [createRow('1.1.0', 20, 0), createRow('1.0.0', 1000, 0)], undefined],
  [
    'more errors',
    [createRow('1.1.0', 100, 3), createRow('1.0.0', 1000, 20)],
    /1\.1\.0 fails for 3\.0 % of its visitors, the stable 1\.0\.0 for 2\.0 %/,
  ],
  ['errors where the stable has none', [createRow('1.1.0', 100, 1)], /fails for 1\.0 %/],
  [
    'hardly any visitors',
    [createRow('1.1.0', 19, 0), createRow('1.0.0', 1000, 20)],
    /judged by 19 visitors of 4 networks; 20 visitors are needed/,
  ],
  ['no visitors', [{ ...createRow('1.1.0', 900, 0), remote: 'mf-auth' }], /judged by 0 visitors/],
  [
    'reports without visitors alone',
    [{ remote: 'mf-quiz', version: '1.1.0', loads: 9_000, errors: 0 }],
    /judged by 0 visitors/,
  ],
];

describe('the promotion of a canary (RL-5)', () => {
  let project: TestProject;
  let server: Server;
  let rows: object[] = [];
  let status = 200;
  const getApiAddress = () => `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

  before(async () => {
    server = createServer((request, response) => {
      const isOperator = request.headers.authorization === 'Bearer the operator';
      const isAsked = request.url === '/api/v1/releases/health' && isOperator;
      response.writeHead(isAsked ? status : 404).end(JSON.stringify({ status: 'SUCCESS', data: rows }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  after(() => server.close());
  beforeEach(() => {
    status = 200;
    project = new TestProject();
    project.env['OPERATOR_TOKEN'] = 'the operator';
    project.writeStable(
      { name: 'shell', version: '1.0.0' },
      { name: 'mf-quiz', version: '1.1.0', paths: ['/quiz'] },
    );
    project.writeStable({ name: 'mf-quiz', version: '1.0.0', paths: ['/quiz'] });
    movePointers(project.store, [
      { name: 'mf-quiz', who: 'us', what: 'canary', version: '1.1.0', percent: 10 },
    ]);
  });
  afterEach(() => project.remove());

  const judge = (version: string, flags: string[] = ['--api', getApiAddress()]) => {
    const given = { cwd: project.folder, env: project.env, print: () => undefined };
    return findCanaryErrors(parseCommandArgs(['promote', 'mf-quiz', version, ...flags], given), {
      store: project.store,
      version,
    });
  };

  for (const [name, given, message] of verdicts) {
    it(`${message ? 'fails' : 'passes'} with ${name}`, async () => {
      rows = given;
      if (message) await assert.rejects(judge('1.1.0'), { message });
      else await judge('1.1.0');
    });
  }

  it('fails without an API, or if it does not answer', async () => {
    await assert.rejects(judge('1.1.0', []), /--api URL, or MARQUEE_API/);
    await assert.rejects(
      judge('1.1.0', ['--api', 'http://127.0.0.1:9']),
      /cannot be reached, so nobody knows/,
    );
    status = 503;
    await assert.rejects(judge('1.1.0'), /answered 503, so nobody knows/);
  });

  it('fails if the API refuses the token', async () => {
    delete project.env['OPERATOR_TOKEN'];
    await assert.rejects(judge('1.1.0'), /answered 404, so nobody knows .*; is OPERATOR_TOKEN set\?/);
  });

  it('is left to a person who says why', async () => {
    rows = [createRow('1.1.0', 100, 100)];
    await judge('1.1.0', ['--why', 'all visitors are on one campus; seen by us']);
  });

  it('checks only the canary', async () => {
    status = 503;
    await judge('1.0.0');
  });
});
