import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readSettings } from './settings';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://marquee:secret@db/marquee',
  MAIL_URL: 'smtp://mail:587',
  SECRET: 'a secret of thirty-two characters',
  PUBLIC_URL: 'https://marquee.example.org',
};

const createBucketSettings = (prefix: string): Record<string, string> => ({
  [`${prefix}_URL`]: 'https://s3.example.org/bucket',
  [`${prefix}_ACCESS_KEY_ID`]: 'id',
  [`${prefix}_SECRET_ACCESS_KEY`]: 'key',
});

/** The names of all variables that the settings read, including buckets. */
function readNames(): string[] {
  const names = new Set<string>();
  for (const given of [{}, { ...createBucketSettings('S3'), ...createBucketSettings('STORE_S3') }]) {
    const get = (target: Record<string, string>, name: string): string | undefined => {
      names.add(name);
      return target[name];
    };
    readSettings(
      new Proxy<Record<string, string>>(given, { get: (target, name) => get(target, String(name)) }),
    );
  }
  return [...names].toSorted();
}

describe('.env.example', () => {
  it('lists every setting, and nothing else', () => {
    const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const listed = [...text.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
    assert.deepEqual(listed.toSorted(), readNames());
  });
});

describe('the settings', () => {
  it('need no variable in development', () => {
    const settings = readSettings({});
    assert.equal(settings.port, 3000);
    assert.equal(settings.host, '127.0.0.1');
    assert.equal(settings.dataDirectory, '.data');
    assert.equal(settings.storeDirectory, '.store');
    assert.equal(settings.databaseUrl, undefined);
  });

  it('know their own address only in development', () => {
    assert.equal(readSettings({ PORT: '4000' }).publicUrl, 'http://localhost:4000');
    assert.equal(readSettings(production).publicUrl, 'https://marquee.example.org');
  });

  const replicas: [given: Record<string, string>, readUrl: string | undefined][] = [
    [{}, undefined],
    [{ DATABASE_READ_URL: '' }, undefined],
    [{ DATABASE_READ_URL: 'postgres://replicas/marquee' }, 'postgres://replicas/marquee'],
    // The embedded engine has no replicas.
    [{ DATABASE_READ_URL: 'postgres://replicas/marquee', DATABASE_URL: '' }, undefined],
  ];
  for (const [given, readUrl] of replicas)
    it(`read from ${readUrl} with ${JSON.stringify(given)}`, () => {
      assert.equal(readSettings({ DATABASE_URL: 'postgres://db/marquee', ...given }).readUrl, readUrl);
    });

  it('refuse replicas of another engine, without repeating a password', () => {
    assert.throws(
      () => readSettings({ DATABASE_READ_URL: 'mysql://marquee:secret@replicas' }),
      /^Error: DATABASE_READ_URL must be a URL that begins with postgres:\/\/ or postgresql:\/\/\.$/,
    );
  });

  it('store files in a bucket if configured', () => {
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
    const { bucket } = readSettings({ S3_URL: 'https://s3.example.org/bucket', ...keys });
    assert.deepEqual(bucket, {
      url: 'https://s3.example.org/bucket',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'key',
    });
    assert.equal(readSettings({}).bucket, undefined);
  });

  it('store releases in a directory, or in a copy of the bucket that they are promoted in', () => {
    const { storeBucket, storeDirectory } = readSettings({ STORE_DIR: '/releases' });
    assert.deepEqual([storeBucket, storeDirectory], [undefined, '/releases']);
    const keys = { STORE_S3_ACCESS_KEY_ID: 'id', STORE_S3_SECRET_ACCESS_KEY: 'key' };
    const url = 'https://s3.example.org/releases';
    const followed = readSettings({ STORE_S3_URL: url, ...keys, DATA_DIR: '/data', STORE_DIR: '/releases' });
    assert.equal(followed.storeBucket?.url, url);
    assert.equal(followed.storeDirectory, join('/data', 'releases'));
    assert.equal(followed.bucket, undefined);
  });

  it('allow developers’ origins only if configured', () => {
    assert.deepEqual(readSettings({}).overrideOrigins, []);
    const { overrideOrigins } = readSettings({
      OVERRIDE_ORIGINS: 'http://localhost:4003, https://a.example.org',
    });
    assert.deepEqual(overrideOrigins, ['http://localhost:4003', 'https://a.example.org']);
  });

  for (const [environment, seeded] of [
    [{}, false],
    [{ SEED: '' }, false],
    [{ NODE_ENV: 'test' }, false],
    [{ SEED: 'demo' }, true],
    [{ SEED: 'demo', NODE_ENV: 'development' }, true],
    [{ SEED: 'demo', DATABASE_URL: 'postgres://localhost/marquee' }, true],
    [{ SEED: 'demo', DATABASE_URL: 'postgres://marquee@127.0.0.1:5433/marquee' }, true],
    [{ SEED: 'demo', DATABASE_URL: 'postgres://[::1]/marquee' }, true],
    [{ SEED: 'demo', DATABASE_URL: 'postgres:///marquee?host=/var/run/postgresql' }, true],
    [{ DATABASE_URL: 'postgres://db.example.org/marquee' }, false],
    [production, false],
  ] as const) {
    it(`request demonstration data: ${String(seeded)} for ${JSON.stringify(environment)}`, () => {
      assert.equal(readSettings(environment).seed, seeded);
    });
  }

  it('know the values of NODE_ENV', () => {
    for (const NODE_ENV of ['development', 'test', '', undefined])
      assert.equal(readSettings({ NODE_ENV }).isProduction, false);
    assert.equal(readSettings(production).isProduction, true);
  });

  it('listen on all interfaces in production', () => {
    assert.equal(readSettings(production).host, '0.0.0.0');
  });

  it("shorten codes' lifetime and pause for tests", () => {
    assert.deepEqual(readSettings({}).codes, { lifeSeconds: 600, pauseSeconds: 60 });
    const environment = { CODE_LIFE_SECONDS: '8', CODE_PAUSE_SECONDS: '1' };
    assert.deepEqual(readSettings(environment).codes, { lifeSeconds: 8, pauseSeconds: 1 });
  });

  for (const [wrong, environment, words] of [
    [
      'a short token of an operator',
      { OPERATOR_TOKEN: 'short' },
      'OPERATOR_TOKEN must have at least 32 letters, digits, "-" and "_", and nothing else.',
    ],
    [
      'an address in place of an origin',
      { OVERRIDE_ORIGINS: 'http://localhost:4003/mf-quiz' },
      'OVERRIDE_ORIGINS must hold origins such as "http://localhost:4003", not "http://localhost:4003/mf-quiz".',
    ],
    [
      'codes that live longer',
      { CODE_LIFE_SECONDS: '601' },
      'CODE_LIFE_SECONDS must be a number from 1 to 600, not "601".',
    ],
    [
      'codes that live shorter in production',
      { ...production, CODE_LIFE_SECONDS: '8' },
      'CODE_LIFE_SECONDS is for tests, not for production.',
    ],
    ['a port that is none', { PORT: '80a' }, 'PORT must be a number from 0 to 65535, not "80a".'],
    ['a port too high', { PORT: '65536' }, 'PORT must be a number from 0 to 65535, not "65536".'],
    [
      'a database of another kind',
      { DATABASE_URL: 'mysql://db' },
      'DATABASE_URL must be a URL that begins with postgres:// or postgresql://.',
    ],
    [
      'an own address of another kind',
      { PUBLIC_URL: 'marquee.example.org' },
      'PUBLIC_URL must be a URL that begins with http:// or https://.',
    ],
    [
      'readers of figures that are no addresses',
      { METRICS_FROM: '10.0.0.0/99' },
      'METRICS_FROM must hold addresses or networks, such as "127.0.0.1, 10.0.0.0/8".',
    ],
    [
      'a mail server that is none',
      { MAIL_URL: 'mail' },
      'MAIL_URL must be a URL that begins with smtp:// or smtps://.',
    ],
    [
      'a bucket of another kind',
      { S3_URL: 's3://bucket' },
      'S3_URL must be a URL that begins with https:// or http://.',
    ],
    [
      'a bucket without keys',
      { S3_URL: 'https://s3.example.org/bucket', S3_ACCESS_KEY_ID: 'id' },
      'S3_SECRET_ACCESS_KEY must be given with S3_URL.',
    ],
    [
      'keys without a bucket',
      { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' },
      'S3_ACCESS_KEY_ID is of no use without S3_URL, the address of a bucket.',
    ],
    [
      'a bucket of releases without keys',
      { STORE_S3_URL: 'https://s3.example.org/releases' },
      'STORE_S3_ACCESS_KEY_ID must be given with STORE_S3_URL.',
    ],
    [
      'an unknown kind of run',
      { ...production, NODE_ENV: 'prod' },
      'NODE_ENV must be production, development, test or nothing, not "prod".',
    ],
    [
      'another spelling of production',
      { ...production, NODE_ENV: 'Production' },
      'NODE_ENV must be production, development, test or nothing, not "Production".',
    ],
    [
      'demonstration data in production',
      { ...production, SEED: 'demo' },
      'SEED is for demonstrations, not for production.',
    ],
    ['unknown data', { SEED: 'yes' }, 'SEED must be "demo" or nothing, not "yes".'],
    [
      'demonstration data on another machine',
      { SEED: 'demo', DATABASE_URL: 'postgres://db.example.org/marquee' },
      'SEED fills a database of this machine only; DATABASE_URL names another one.',
    ],
    [
      'demonstration data on another machine that a parameter names',
      { SEED: 'demo', DATABASE_URL: 'postgres://localhost/marquee?host=db.example.org' },
      'SEED fills a database of this machine only; DATABASE_URL names another one.',
    ],
    [
      'production without a secret',
      { ...production, SECRET: '' },
      'SECRET must be set when NODE_ENV is production: all instances on one database share it.',
    ],
    [
      'production without its own address',
      { ...production, PUBLIC_URL: undefined },
      'PUBLIC_URL must say where people reach the product when NODE_ENV is production.',
    ],
    ['a short secret', { SECRET: 'short' }, 'SECRET must have at least 32 characters.'],
    [
      'production without a database',
      { ...production, DATABASE_URL: '' },
      'DATABASE_URL must name a PostgreSQL server when NODE_ENV is production.',
    ],
    [
      'production without mail',
      { ...production, MAIL_URL: undefined },
      'MAIL_URL must name a mail server when NODE_ENV is production.',
    ],
  ] as const) {
    it(`refuse ${wrong}, naming the variable`, () => {
      assert.throws(() => readSettings(environment), { message: words });
    });
  }
});
