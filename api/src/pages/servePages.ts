import staticFiles from '@fastify/static';
import { matchPath, type PrerenderValues, screenPaths, SERVER_SEGMENTS } from '@marquee/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify';
import { resolve } from 'node:path';
import type { PageHead } from './PageHead';
import { getOrigin } from '../platform/http/getOrigin';
import { type PageSettings, PublishedPages } from './PublishedPages';
import { hasOperatorToken } from '../features/releases/hasOperatorToken';
import type { PublishedRegistry } from '../features/releases/PublishedRegistry';
import { readBearerToken } from '../platform/access/SessionReader';
import { renderRootAttributes } from './renderRootAttributes';
import { sendPage } from './sendPage';
import { createVisitor, readVisitor } from '../features/releases/visitor';

interface Options extends PageSettings {
  /** The directory of published releases (`STORE_DIR`). */
  publishedRegistry: PublishedRegistry;
  /** Signs the ids of visitors. */
  secret: string;
  /** Finds a page's own head, such as an event's preview card. */
  headOf?: (request: FastifyRequest) => Promise<PageHead | undefined>;
  /** Finds the values for prerendered markup; without it the markup stays empty. */
  prerenderValues?: () => Promise<PrerenderValues>;
  publicUrl?: string | undefined;
  /** The token that opens source maps; without it they are closed. */
  operatorToken?: string | undefined;
}

const isServerPath = (pathname: string): boolean => SERVER_SEGMENTS.includes(pathname.split('/')[1] ?? '');
/** Files in a release's versioned folder are immutable; `/registry.json` changes. */
const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';
/** Pictures keep their address across releases, so they are cached for a day. */
const CACHE_ONE_DAY = 'public, max-age=86400';
/** Source maps are for operators only, so no cache may keep them. */
const CACHE_NEVER = 'private, no-store';

const isSourceMap = (path: string): boolean => path.toLowerCase().endsWith('.map');

const getPathname = (url: string): string => url.split('?')[0] ?? '/';

function isNavigation(request: FastifyRequest, pathname: string): boolean {
  if (isServerPath(pathname)) return false;
  const accepts = request.headers.accept ?? '*/*';
  return accepts.includes('text/html') || (accepts.includes('*/*') && !/\.\w+$/.test(pathname));
}

interface Published extends Pick<Options, 'headOf' | 'prerenderValues' | 'publicUrl' | 'secret'> {
  pages: PublishedPages;
}

/** During a canary the page varies by visitor, so shared caches must not store it. */
const getCacheControl = (pages: PublishedPages): string =>
  pages.variesByVisitor ? 'private, no-cache' : 'no-cache';

async function sendDocument(request: FastifyRequest, reply: FastifyReply, published: Published) {
  const { pages, headOf, prerenderValues, publicUrl, secret } = published;
  const pathname = getPathname(request.url);
  if (!isNavigation(request, pathname)) return reply.callNotFound();
  const head = await headOf?.(request);
  const visitor = pages.variesByVisitor
    ? (readVisitor(request, secret) ?? createVisitor(request, reply, secret))
    : undefined;
  const origin = getOrigin(request, publicUrl);
  const values = pages.isPrerendered(pathname, visitor) ? await prerenderValues?.() : undefined;
  const root = renderRootAttributes(request, pages.isTraced);
  const page = pages.render({ pathname, visitor, head, values, root, origin });
  if (!page) return reply.code(503).type('text/plain').send('Nothing is published here yet. Run npm start.');
  void reply
    .header('cache-control', getCacheControl(pages))
    .header('content-security-policy', pages.policy)
    .header('cross-origin-opener-policy', 'same-origin')
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .type('text/html; charset=utf-8');
  // The holder decides who sees a certificate (CE-9).
  if (matchPath(screenPaths.certificate, pathname)) void reply.header('x-robots-tag', 'noindex');
  return sendPage(request, reply, page);
}

/**
 * The current releases for this visitor's open page, small and with an ETag, because pages poll it (RL-22).
 */
function sendReleases(request: FastifyRequest, reply: FastifyReply, { pages, secret }: Published) {
  const page = pages.renderReleases(readVisitor(request, secret));
  if (!page) return reply.callNotFound();
  void reply
    .header('cache-control', getCacheControl(pages))
    .header('content-security-policy', NO_DOCUMENT_POLICY)
    .type('application/json; charset=utf-8');
  return sendPage(request, reply, page);
}

const NO_DOCUMENT_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** The worker fetches what it keeps (TK-4). */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Sends a file with its cache lifetime, and a 404 without. */
function serveFiles(
  app: FastifyInstance,
  url: string,
  { cacheControl, policy = NO_DOCUMENT_POLICY }: { cacheControl: string; policy?: string },
): void {
  const onSend: onSendAsyncHookHandler = async ({ url: requested }, reply) => {
    const lifetime = isSourceMap(getPathname(requested)) ? CACHE_NEVER : cacheControl;
    reply.header('cache-control', reply.statusCode < 400 ? lifetime : 'no-store');
  };
  app.get(url, { onSend }, (request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .header('vary', 'Accept-Encoding')
      .sendFile(getPathname(request.url).slice(1)),
  );
}

/**
 * Serves the store: navigations get the published document with preload hints, and release files are
 * precompressed. Unknown addresses get 404 with the same document, whose shell shows the not-found page.
 */
export async function servePages(app: FastifyInstance, options: Options) {
  const { publishedRegistry, headOf, prerenderValues, publicUrl, operatorToken, secret, ...settings } =
    options;
  const pages = new PublishedPages(publishedRegistry, settings);
  const published = { pages, headOf, prerenderValues, publicUrl, secret };
  await app.register(staticFiles, {
    root: resolve(publishedRegistry.directory),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
    // A source map is missing for everybody but operators (RL-30).
    allowedPath: (path, _root, { headers }) =>
      !isSourceMap(path) || hasOperatorToken({ operatorToken }, readBearerToken(headers.authorization)),
  });
  serveFiles(app, '/shell/*', { cacheControl: CACHE_IMMUTABLE });
  serveFiles(app, '/:remote(^mf-[a-z0-9-]+$)/*', { cacheControl: CACHE_IMMUTABLE });
  // The contracts' folder also holds their sources, which pages do not load.
  serveFiles(app, '/shared-contracts/:version/:file(^[\\w.-]+\\.(?:js|css)$)', {
    cacheControl: CACHE_IMMUTABLE,
  });
  serveFiles(app, '/registry.json', { cacheControl: 'no-cache' });
  app.get('/releases.json', (request, reply) => sendReleases(request, reply, published));
  serveFiles(app, '/offline-worker.js', { cacheControl: 'no-cache', policy: WORKER_POLICY });
  serveFiles(app, '/favicon.:kind', { cacheControl: CACHE_ONE_DAY });
  serveFiles(app, '/images/*', { cacheControl: CACHE_ONE_DAY });
  app.get('/*', { config: { isTraced: true } }, (request, reply) => sendDocument(request, reply, published));
}
