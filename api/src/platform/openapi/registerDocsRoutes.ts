import { createHash } from 'node:crypto';
import { endpoints } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { buildOpenApi } from './buildOpenApi';
import { renderDocumentationPage, STYLES } from './renderDocumentationPage';

const styleHash = createHash('sha256').update(STYLES).digest('base64');

/** The page needs no script or foreign resource; its hash allows the only style. */
const POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Serves the API's description at `/openapi.json`, and for people at `/docs`. */
export function registerDocsRoutes({ http }: Application): void {
  // The first read builds it, because it would delay each start by a tenth of a second.
  let description: object | undefined;
  const describe = () => (description ??= buildOpenApi(endpoints));
  let page: string | undefined;
  http.get('/openapi.json', async () => describe());
  http.get('/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send((page ??= renderDocumentationPage(describe()))),
  );
}
