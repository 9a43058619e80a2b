import staticFiles from '@fastify/static';
import type { FrameValues } from '@marquee/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify';
import { resolve } from 'node:path';
import type { PageHead } from './PageHead';
import { getOrigin } from './getOrigin';
import { type PageSettings, PublishedPages } from './PublishedPages';
import type { PublishedRegistry } from '../features/releases/PublishedRegistry';
import { renderRootAttributes } from './renderRootAttributes';
import { sendPage } from './sendPage';
import { createVisitor, readVisitor } from './visitor';

interface Options extends PageSettings {
  /** The releases that the build publishes into a directory (`STORE_DIR`). */
  publishedRegistry: PublishedRegistry;
  /** What an address says of itself in its document, such as an event's preview card. */
  headOf?: (request: FastifyRequest) => Promise<PageHead | undefined>;
  /** What the frames of screens are filled with; without it they stand empty. */
  frameValues?: () => Promise<FrameValues>;
  publicUrl?: string | undefined;
}

const SERVER_PATHS = /^\/(api|files|previews|dev|docs|healthz|readyz|metrics|openapi\.json)(\/|$)/;
/** A release lives in a folder of its version and never changes there; `/registry.json` is not one of these. */
const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';
/** chosen: pictures keep their address from release to release; a day old is new enough, and a page asks for many. */
const CACHE_ONE_DAY = 'public, max-age=86400';

function isNavigation(request: FastifyRequest, pathname: string): boolean {
  if (SERVER_PATHS.test(pathname)) return false;
  const accepts = request.headers.accept ?? '*/*';
  return accepts.includes('text/html') || (accepts.includes('*/*') && !/\.\w+$/.test(pathname));
}

interface Published extends Pick<Options, 'headOf' | 'frameValues' | 'publicUrl'> {
  pages: PublishedPages;
}

/** While a canary runs, a page is for its visitor: no cache between may give it to another. */
const getCacheControl = (pages: PublishedPages): string =>
  pages.variesByVisitor ? 'private, no-cache' : 'no-cache';

async function sendDocument(request: FastifyRequest, reply: FastifyReply, published: Published) {
  const { pages, headOf, frameValues, publicUrl } = published;
  const pathname = request.url.split('?')[0] ?? '/';
  if (!isNavigation(request, pathname)) return reply.callNotFound();
  const head = await headOf?.(request);
  const visitor = pages.variesByVisitor ? (readVisitor(request) ?? createVisitor(request, reply)) : undefined;
  const origin = getOrigin(request, publicUrl);
  const values = pages.isPrerendered(pathname, visitor) ? await frameValues?.() : undefined;
  const page = pages.render({ pathname, visitor, head, values, root: renderRootAttributes(request), origin });
  if (!page) return reply.code(503).type('text/plain').send('Nothing is published here yet. Run npm start.');
  void reply
    .header('cache-control', getCacheControl(pages))
    .header('content-security-policy', pages.policy)
    .header('cross-origin-opener-policy', 'same-origin')
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .type('text/html; charset=utf-8');
  return sendPage(request, reply, page);
}

/** What this visitor's open page would be made of now, small and by ETag: pages ask for it again and again (RL-22). */
function sendReleases(request: FastifyRequest, reply: FastifyReply, pages: PublishedPages) {
  const page = pages.renderReleases(readVisitor(request));
  if (!page) return reply.callNotFound();
  void reply
    .header('cache-control', getCacheControl(pages))
    .header('content-security-policy', NO_DOCUMENT_POLICY)
    .type('application/json; charset=utf-8');
  return sendPage(request, reply, page);
}

const NO_DOCUMENT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** A file of the store, kept as said; what was not found must not be remembered for a year. */
function serveFiles(app: FastifyInstance, url: string, cacheControl: string): void {
  const onSend: onSendAsyncHookHandler = async (_request, reply) => {
    reply.header('cache-control', reply.statusCode < 400 ? cacheControl : 'no-store');
  };
  app.get(url, { onSend }, (request, reply) =>
    reply
      .header('content-security-policy', NO_DOCUMENT_POLICY)
      .header('x-content-type-options', 'nosniff')
      .header('vary', 'Accept-Encoding')
      .sendFile(request.url.split('?')[0]?.slice(1) ?? ''),
  );
}

/**
 * Serves the store: every navigation gets the published document with the preload hints of its address, and the files
 * of the releases go out precompressed. Unknown addresses answer 404 with the same document, whose shell shows the
 * not-found page; whatever belongs to the server itself is left to the other plugins.
 */
export async function servePages(app: FastifyInstance, options: Options) {
  const { publishedRegistry, headOf, frameValues, publicUrl, ...settings } = options;
  const pages = new PublishedPages(publishedRegistry, settings);
  await app.register(staticFiles, {
    root: resolve(publishedRegistry.directory),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
  });
  serveFiles(app, '/shell/*', CACHE_IMMUTABLE);
  serveFiles(app, '/:remote(^mf-[a-z-]+$)/*', CACHE_IMMUTABLE);
  serveFiles(app, '/registry.json', 'no-cache');
  app.get('/releases.json', (request, reply) => sendReleases(request, reply, pages));
  serveFiles(app, '/favicon.:kind', CACHE_ONE_DAY);
  serveFiles(app, '/images/*', CACHE_ONE_DAY);
  app.get('/*', (request, reply) => sendDocument(request, reply, { pages, headOf, frameValues, publicUrl }));
}
