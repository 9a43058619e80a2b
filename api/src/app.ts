import { endpoints } from '@marquee/shared-contracts';
import type { Application, ApplicationParts } from './Application';
import { authRoutes } from './auth/routes';
import { PasswordHasher } from './auth/PasswordHasher';
import { homepageRoutes } from './homepage/routes';
import { hostingRoutes } from './hosting/routes';
import { createHttp, type HttpOptions } from './http/createHttp';
import { health } from './http/health';
import { participationRoutes } from './participation/routes';
import { quizRoutes } from './quiz/routes';
import { refuse } from './refuse';
import { requireEveryRoute, route } from './route';
import { teamsRoutes } from './teams/routes';

/** Every group of calls, by the contract's names. */
const groups = [authRoutes, homepageRoutes, participationRoutes, teamsRoutes, quizRoutes, hostingRoutes];

/** Builds the application from its parts. Nothing listens yet, and nothing but the parts is read. */
export async function buildApp(parts: ApplicationParts & { http?: HttpOptions }): Promise<Application> {
  const http = createHttp(parts.http ?? { logger: false });
  const app: Application = { ...parts, http, passwords: new PasswordHasher(), answered: new Set() };
  for (const group of groups) group(app);
  for (const endpoint of endpoints.values()) {
    if (!app.answered.has(endpoint)) route(app, endpoint, async () => refuse('NOT_FOUND'));
  }
  requireEveryRoute(app);
  health(app);
  await http.ready();
  return app;
}
