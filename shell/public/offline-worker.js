// Opens screens with `offline` in `remote.json` without a network: it keeps their document and the files of its releases.
// It keeps no data of people and sends nothing, so replacing it loses nothing (TK-4).
const CACHE = `marquee-offline ${self.registration.scope}`;

/** The key of the one document that serves every address of the scope. */
const DOCUMENT = self.registration.scope;

/** Files of releases, whose addresses change with their content, and pictures. */
const FILE = /^\/(shell|shared-contracts|mf-[a-z0-9-]+|images)\/|^\/favicon\./;

/** Milliseconds until a slow network counts as none. */
const TIMEOUT_MS = 4_000;

/** The cache compares no headers: an address has one content. */
const ANY_HEADERS = { ignoreVary: true };

/** "/mf-quiz/1.2.3/" for a file of that release. */
const getRelease = (address) => new URL(address).pathname.split('/').slice(0, 3).join('/');
const getPackage = (address) => new URL(address).pathname.split('/')[1];

/** The document of the last navigation, which is cached once its page names its files. */
let opened;

const fetchDocument = (address) =>
  fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(TIMEOUT_MS) });

async function openDocument(request) {
  const cache = await caches.open(CACHE);
  try {
    const reply = await fetchDocument(request.url);
    if (reply.ok) opened = reply.clone();
    if (reply.status < 500) return reply;
    return (await cache.match(DOCUMENT)) ?? reply;
  } catch (error) {
    const cached = await cache.match(DOCUMENT);
    if (cached === undefined) throw error;
    return cached;
  }
}

async function openFile(request) {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request.url, ANY_HEADERS);
  if (cached !== undefined) return cached;
  const reply = await fetch(request);
  if (reply.ok) await cache.put(request.url, reply.clone());
  return reply;
}

/** Caches the files of a page and then its document, so that a cached document has its files; removes other releases. */
async function cachePage(page, addresses) {
  const cache = await caches.open(CACHE);
  const files = addresses.filter(isFile);
  const cached = new Set((await cache.keys()).map(({ url }) => url));
  await Promise.all(files.filter((file) => !cached.has(file)).map((file) => cache.add(file)));
  const document = opened ?? (cached.has(DOCUMENT) ? undefined : await fetchDocument(page));
  opened = undefined;
  if (document?.ok) await cache.put(DOCUMENT, document);
  const packages = new Set(files.map(getPackage));
  const releases = new Set(files.map(getRelease));
  const isOld = (url) => isFile(url) && packages.has(getPackage(url)) && !releases.has(getRelease(url));
  await Promise.all([...cached].filter(isOld).map((url) => cache.delete(url, ANY_HEADERS)));
}

function isFile(address) {
  const { origin, pathname } = new URL(address);
  return origin === self.location.origin && FILE.test(pathname);
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const { page, files } = event.data;
  // Without a network the page is cached the next time.
  event.waitUntil(cachePage(page, files).catch(() => undefined));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(openDocument(request));
  else if (isFile(request.url)) event.respondWith(openFile(request));
});
