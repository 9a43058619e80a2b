import { endpoints } from '@marquee/shared-contracts';
import { SessionReader } from './access/SessionReader';
import { administratorsRoutes } from './administrators/routes';
import type { Application, ApplicationParts } from './Application';
import { authoringRoutes } from './authoring/routes';
import { authRoutes } from './auth/routes';
import { CODE_TIMES } from './auth/oneTimeCode';
import { PasswordHasher } from './auth/PasswordHasher';
import { ClockSkew } from './clock-skew/ClockSkew';
import { documents } from './documents/documents';
import { eventHeads } from './documents/eventHeads';
import { frameValues } from './documents/frameValues';
import { PublishedRegistry } from './documents/PublishedRegistry';
import { previewFiles } from './documents/previewFiles';
import { homepageRoutes } from './homepage/routes';
import { hostingRoutes } from './hosting/routes';
import { hostProfileRoutes } from './host-profile/routes';
import { answerReady } from './http/answerReady';
import { createHttp, type HttpOptions } from './http/createHttp';
import { health } from './http/health';
import { ReadyReplies } from './http/ReadyReplies';
import { LocalBus } from './live/LocalBus';
import { liveRoutes } from './live/routes';
import { mailbox } from './mail/mailbox';
import { metrics } from './metrics/metrics';
import { RequestFigures } from './metrics/RequestFigures';
import { notificationsRoutes } from './notifications/routes';
import { docs } from './openapi/docs';
import { openApi } from './openapi/openApi';
import { participantsRoutes } from './participants/routes';
import { participationRoutes } from './participation/routes';
import { profileRoutes } from './profile/routes';
import { keepBoards } from './quiz/boards';
import { quizRoutes } from './quiz/routes';
import { TakingReader } from './quiz/TakingReader';
import { ReleaseFigures } from './releases/ReleaseFigures';
import { releasesRoutes } from './releases/routes';
import { roomsRoutes } from './rooms/routes';
import { requireEveryRoute } from './route';
import { serviceRoutes } from './service/routes';
import { files } from './storage/files';
import { teamsRoutes } from './teams/routes';
import { uploadsRoutes } from './uploads/routes';
import { CallRates, type Rates } from './throttle/CallRates';
import { WaitingRoom } from './throttle/WaitingRoom';
import { Views } from './views/Views';

/** Every group of calls, by the contract's names. */
const groups = [
  authRoutes,
  homepageRoutes,
  participationRoutes,
  teamsRoutes,
  quizRoutes,
  authoringRoutes,
  profileRoutes,
  hostingRoutes,
  notificationsRoutes,
  liveRoutes,
  administratorsRoutes,
  roomsRoutes,
  participantsRoutes,
  uploadsRoutes,
  hostProfileRoutes,
  releasesRoutes,
  serviceRoutes,
];

/** The pages, where releases are there to be served. */
async function serveDocuments(app: Application): Promise<void> {
  const { http, published, publicUrl, pages } = app;
  if (published === undefined) return;
  const filled = { headOf: eventHeads(app), frameValues: frameValues(app) };
  await http.register(documents, { published, publicUrl, ...filled, ...pages });
}

/** Builds the application from its parts. Nothing listens yet, and nothing but the parts is read. */
export async function buildApp(
  parts: ApplicationParts & { http?: HttpOptions; rates?: Partial<Rates>; delays?: WaitingRoom },
): Promise<Application> {
  const http = createHttp(parts.http ?? { logger: false });
  const app: Application = {
    ...parts,
    http,
    passwords: new PasswordHasher(),
    rates: new CallRates(parts.rates ?? {}),
    delays: parts.delays ?? new WaitingRoom(),
    requests: new RequestFigures(),
    ready: new ReadyReplies(),
    codes: parts.codes ?? CODE_TIMES,
    bus: parts.bus ?? new LocalBus(parts.clock),
    sessions: new SessionReader(parts),
    boards: keepBoards(parts.clock),
    clockSkew: new ClockSkew(parts, http.log),
    takings: new TakingReader(parts),
    views: new Views(parts.database),
    releases: new ReleaseFigures(parts.database),
    published: parts.storeDirectory === undefined ? undefined : new PublishedRegistry(parts.storeDirectory),
    answered: new Set(),
  };
  http.addHook('onClose', () => app.views.close());
  http.addHook('onClose', () => app.releases.close());
  metrics(app);
  for (const group of groups) group(app);
  requireEveryRoute(app);
  health(app);
  mailbox(app);
  files(app);
  previewFiles(app);
  const description = openApi(endpoints);
  http.get('/openapi.json', async () => description);
  docs(app, description);
  await serveDocuments(app);
  answerReady(app, parts.http?.trustProxy);
  await http.ready();
  return app;
}
