import { createHash } from 'node:crypto';
import type { Application } from '../Application';
import { renderDocumentationPage, STYLES } from './renderDocumentationPage';

const styleHash = createHash('sha256').update(STYLES).digest('base64');

/** The page needs no script or foreign resource; its hash allows the only style. */
const POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Renders `/openapi.json` for people, at `/docs`. */
export function registerDocsRoute(app: Application, description: object): void {
  const page = renderDocumentationPage(description);
  app.http.get('/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(page),
  );
}
