/** The values that replace those of `deploy/nginx.conf` for a proxy on this machine. */
export interface ProxyPlace {
  httpPort: number;
  httpsPort: number;
  /** `host:port` of each instance. */
  instances: readonly string[];
  certificates: string;
  /** The folder for caches and the process id. */
  folder: string;
}

/** @throws if the file no longer contains `part`, because the proxy would then use the original's place */
function replace(text: string, part: string, value: string): string {
  if (!text.includes(part)) throw new Error(`nginx.conf does not contain "${part}".`);
  return text.replaceAll(part, value);
}

/** Repeats the line of the last instance for further instances. */
function addInstances(text: string, count: number): string {
  const lines = text.match(/^ *server api-\d:3000 .*\n/gm) ?? [];
  const last = lines.at(-1) ?? '';
  const more = Array.from({ length: Math.max(0, count - lines.length) }, (_, index) =>
    last.replace(/api-\d/, `api-${lines.length + index + 1}`),
  );
  return text.replace(last, `${last}${more.join('')}`);
}

/** Changes ports, instances, folders and logs of `deploy/nginx.conf`, and nothing else. */
export function renderProxyConfig(text: string, place: ProxyPlace): string {
  const { httpPort, httpsPort, instances, certificates, folder } = place;
  const moved = [
    ['listen 8080;', `listen 127.0.0.1:${httpPort};`],
    ['listen 8443 ', `listen 127.0.0.1:${httpsPort} `],
    ['/tmp/', `${folder}/`],
    // nginx cannot open a log that is a socket, as the output of a child process is.
    ['/dev/stdout', `${folder}/access.log`],
    ['error_log stderr', `error_log ${folder}/error.log`],
    ['/etc/nginx/tls/', `${certificates}/`],
    ...instances.map((address, index) => [`api-${index + 1}:3000`, address]),
  ].reduce(
    (changed, [part = '', value = '']) => replace(changed, part, value),
    addInstances(text, instances.length),
  );
  if (/api-\d/.test(moved)) throw new Error('nginx.conf names more instances than there are.');
  return moved;
}
