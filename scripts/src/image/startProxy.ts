import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import { startProcess } from '../../../api/src/testing/startProcess';
import { renderProxyConfig } from '../deploy/renderProxyConfig';
import { findFreePort } from '../postgres/findFreePort';
import type { ServerAccount } from '../postgres/findServerAccount';

export interface Proxy {
  origin: string;
  httpOrigin: string;
  certificate: string;
  stop: () => Promise<unknown>;
}

const SELF_SIGNED = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
const LOCAL = [
  '-days',
  '2',
  '-subj',
  '/CN=localhost',
  '-addext',
  'subjectAltName=DNS:localhost,IP:127.0.0.1',
];

const isListening = async (origin: string): Promise<boolean> =>
  fetch(origin, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

interface ProxyOptions {
  /** An empty folder of the account. */
  folder: string;
  /** `host:port` of each. */
  instances: readonly string[];
  account: ServerAccount;
}

/**
 * Starts nginx with `deploy/nginx.conf` on free ports, with a certificate of its own.
 * @throws with nginx's output
 */
export async function startProxy(
  root: string,
  { folder, instances, ...options }: ProxyOptions,
): Promise<Proxy> {
  const account = { ...options.account, cwd: folder };
  const [key, certificate] = [join(folder, 'tls.key'), join(folder, 'tls.crt')];
  await execa('openssl', [...SELF_SIGNED, ...LOCAL, '-keyout', key, '-out', certificate], account);
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const text = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
  const place = { httpPort, httpsPort, instances, certificates: folder, folder };
  writeFileSync(join(folder, 'nginx.conf'), renderProxyConfig(text, place));
  const flags = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const proxy = startProcess(['nginx', ...flags, '-g', 'daemon off;'], { ...account, readyPattern: /never/ });
  proxy.ready.catch(() => undefined);
  const httpOrigin = `http://127.0.0.1:${httpPort}`;
  while (!(await isListening(httpOrigin))) {
    if (proxy.hasEnded()) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    await pause(20);
  }
  return {
    origin: `https://127.0.0.1:${httpsPort}`,
    httpOrigin,
    certificate: readFileSync(certificate, 'utf8'),
    stop: () => proxy.stop('SIGQUIT'),
  };
}
