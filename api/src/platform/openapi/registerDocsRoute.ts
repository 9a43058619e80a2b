import { createHash } from 'node:crypto';
import type { Application } from '../Application';
import { renderDocumentationPage, STYLES } from './renderDocumentationPage';

const styleHash = createHash('sha256').update(STYLES).digest('base64');

/** The page needs no script and nothing from elsewhere; its one style is named by its hash. */
const POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Shows `/openapi.json` to people, at `/docs`. */
export function registerDocsRoute(app: Application, description: object): void {
  const page = renderDocumentationPage(description);
  app.http.get('/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(page),
  );
}
