import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { errorCatalogue, events, live, PICTURE_MAX_BYTES } from '@marquee/shared-contracts';
import { execaSync } from 'execa';
import { projectAt } from '../checks/Project';
import { root } from '../test/runProgram';
import { collectValues, readManifests } from './readManifests';
import { renderProxyConfig } from './renderProxyConfig';

const project = projectAt(root);
const manifests = readManifests(project);
const proxy = project.read('deploy/nginx.conf');

const place = {
  httpPort: 8080,
  httpsPort: 8443,
  instances: ['127.0.0.1:3001', '127.0.0.1:3002'],
  certificates: '/etc/tls',
  folder: '/tmp/proxy',
};

describe('nginx.conf', () => {
  it('names the addresses of the API', () => {
    const locations = [...proxy.matchAll(/location = (\S+)/g)].map(([, path]) => path);
    assert.deepEqual(locations, [live.stream.path, events.events.path, '/metrics']);
    const paths = collectValues(
      manifests.filter(({ kind }) => kind === 'Ingress').map(({ body }) => body),
      'path',
    );
    const files = /location ~ \^(\S+)/.exec(proxy)?.[1];
    assert.deepEqual(paths, ['/', live.stream.path, events.events.path, files, '/metrics']);
  });

  it('names the instances of Compose', () => {
    const [services] = collectValues(
      manifests.find(({ path }) => path === 'deploy/compose.yaml')?.body,
      'services',
    );
    const names = Object.keys(services ?? {}).filter((name) => name.startsWith('api-'));
    assert.deepEqual(
      [...proxy.matchAll(/server (api-\d):3000 /g)].map(([, name]) => name),
      names,
    );
  });

  it('passes the largest upload, so that the API answers a larger one', () => {
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(proxy) ?? [];
    assert.ok(Number(megabytes) * 1_000_000 > PICTURE_MAX_BYTES + 100_000);
  });

  it('answers as the API where no instance does', () => {
    const { message } = errorCatalogue.NOT_READY;
    assert.ok(proxy.includes(JSON.stringify({ status: 'ERROR', code: 'NOT_READY', message })));
  });

  it('is moved whole or not at all', () => {
    assert.match(renderProxyConfig(proxy, place), /server 127\.0\.0\.1:3001 max_fails/);
    const three = [...place.instances, '127.0.0.1:3003'];
    assert.match(
      renderProxyConfig(proxy, { ...place, instances: three }),
      /3002 max_fails=3.*\n.*3003 max_fails=3/,
    );
    assert.throws(
      () => renderProxyConfig(proxy, { ...place, instances: ['127.0.0.1:3001'] }),
      /more instances/,
    );
    assert.throws(() => renderProxyConfig(proxy.replace('listen 8080', 'listen 81'), place), /listen 8080/);
  });

  const isInstalled = !execaSync('nginx', ['-v'], { reject: false }).failed;
  const skip = isInstalled ? false : 'no nginx on this machine (apt-get install nginx)';
  it('is valid for nginx', { skip }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'marquee-nginx-'));
    try {
      const [key, certificate] = [join(folder, 'tls.key'), join(folder, 'tls.crt')];
      const pair = ['-keyout', key, '-out', certificate, '-nodes', '-subj', '/CN=localhost'];
      execaSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...pair]);
      const file = join(folder, 'nginx.conf');
      writeFileSync(file, renderProxyConfig(proxy, { ...place, certificates: folder, folder }));
      const tested = ['-t', '-q', '-p', folder, '-c', file, '-e', join(folder, 'error.log')];
      const { all, failed } = execaSync('nginx', tested, { all: true, reject: false });
      assert.equal(failed, false, all);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
