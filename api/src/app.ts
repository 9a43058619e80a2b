import { accountDeletionHandlers } from './accountDeletionHandlers';
import { policies } from './policies';
import { SessionReader } from './platform/access/SessionReader';
import { administratorsRoutes } from './features/administrators/routes';
import { announcementsRoutes } from './features/announcements/routes';
import type { Application, ApplicationParts } from './platform/Application';
import { calendarRoutes } from './features/calendars/routes';
import { certificatesRoutes } from './features/certificates/routes';
import { doorRoutes } from './features/door/routes';
import { ticketsRoutes } from './features/tickets/routes';
import { quizEditorRoutes } from './features/quiz/editor/routes';
import { accountRoutes } from './features/accounts/routes';
import { CODE_TIMES } from './platform/access/oneTimeCode';
import { PasswordHasher } from './platform/access/PasswordHasher';
import { ClockSkew } from './platform/ClockSkew';
import type { PageSettings } from './pages/PublishedPages';
import { servePages } from './pages/servePages';
import { createHeadFinder } from './pages/createHeadFinder';
import { createPrerenderValues } from './pages/createPrerenderValues';
import { PublishedRegistry } from './features/releases/PublishedRegistry';
import { registerPreviewRoute } from './pages/registerPreviewRoute';
import { eventRoutes } from './features/events/routes';
import { manageEventRoutes } from './features/events/manage/routes';
import { hostProfileRoutes } from './features/accounts/host-profile/routes';
import { createHttp, type HttpOptions } from './platform/http/createHttp';
import { registerHealthRoutes } from './platform/http/registerHealthRoutes';
import { LocalBus } from './platform/live/LocalBus';
import { liveRoutes } from './platform/live/routes';
import { registerMailboxRoute } from './platform/mail/registerMailboxRoute';
import { registerMetricsRoute } from './platform/metrics/registerMetricsRoute';
import { Readers } from './platform/readers/Readers';
import { RequestMetrics } from './platform/metrics/RequestMetrics';
import { notificationsRoutes } from './features/notifications/routes';
import { registerDocsRoutes } from './platform/openapi/registerDocsRoutes';
import { attendeesRoutes } from './features/attendees/routes';
import { registrationRoutes } from './features/registration/routes';
import { profileRoutes } from './features/accounts/profile/routes';
import { createLeaderboardCache } from './features/quiz/leaderboard/leaderboardCache';
import { quizRoutes } from './features/quiz/routes';
import { AttemptReader } from './features/quiz/AttemptReader';
import { ReleaseHealth } from './features/releases/ReleaseHealth';
import { reminderRoutes } from './features/reminders/routes';
import { registerReleaseGauges } from './features/releases/registerReleaseGauges';
import { releasesRoutes } from './features/releases/routes';
import { roomsRoutes } from './features/rooms/routes';
import { requireAllRoutes } from './platform/http/route';
import { serviceRoutes } from './platform/service/routes';
import { registerFileRoutes } from './platform/storage/registerFileRoutes';
import { leaveTeamOnCancellation } from './features/teams/leaveTeamOnCancellation';
import { teamsRoutes } from './features/teams/routes';
import { uploadsRoutes } from './features/uploads/routes';
import { RateLimiter, type RateLimits } from './platform/throttle/RateLimiter';
import { DelayQueue } from './platform/throttle/DelayQueue';
import { EventViews } from './features/events/views/EventViews';

/** All routes, by the contract's groups. */
const routeGroups = [
  accountRoutes,
  eventRoutes,
  registrationRoutes,
  teamsRoutes,
  quizRoutes,
  quizEditorRoutes,
  profileRoutes,
  reminderRoutes,
  manageEventRoutes,
  notificationsRoutes,
  liveRoutes,
  administratorsRoutes,
  announcementsRoutes,
  calendarRoutes,
  certificatesRoutes,
  ticketsRoutes,
  doorRoutes,
  roomsRoutes,
  attendeesRoutes,
  uploadsRoutes,
  hostProfileRoutes,
  releasesRoutes,
  serviceRoutes,
];

/** Serves pages if the process has a store of releases. */
async function registerPages(app: Application, pages: PageSettings | undefined): Promise<void> {
  const { http, publishedRegistry, publicUrl, operatorToken, secret } = app;
  if (publishedRegistry === undefined) return;
  const readers = { headOf: createHeadFinder(app), prerenderValues: createPrerenderValues(app) };
  await http.register(servePages, {
    publishedRegistry,
    publicUrl,
    operatorToken,
    secret,
    ...readers,
    ...pages,
  });
}

interface BuildParts extends ApplicationParts {
  http?: HttpOptions;
  rates?: Partial<RateLimits>;
  delays?: DelayQueue;
  /** The directory of releases; without it the process serves no documents. */
  storeDirectory?: string;
  /** Settings for every document: allowed override origins, and whether drills may run. */
  pages?: PageSettings;
}

/** The members of `Application` that the features declare. */
const createFeatureMembers = (parts: BuildParts) => ({
  policies,
  accountDeletionHandlers,
  cancellationHandlers: [leaveTeamOnCancellation],
  leaderboards: createLeaderboardCache(parts.clock),
  attemptReader: new AttemptReader(parts),
  eventViews: new EventViews(parts.database),
  releaseHealth: new ReleaseHealth(parts.database),
  publishedRegistry:
    parts.storeDirectory === undefined ? undefined : new PublishedRegistry(parts.storeDirectory),
});

/** Builds the application from its parts, without listening and without reading the environment. */
export async function buildApp(parts: BuildParts): Promise<Application> {
  const http = createHttp(parts.http ?? { logger: false });
  const bus = parts.bus ?? new LocalBus(parts.clock);
  const app: Application = {
    ...parts,
    http,
    passwords: new PasswordHasher(),
    rateLimiter: new RateLimiter(parts.rates ?? {}),
    delays: parts.delays ?? new DelayQueue(),
    requestMetrics: new RequestMetrics(),
    codes: parts.codes ?? CODE_TIMES,
    bus,
    readers: new Readers({ ...parts, bus }),
    sessions: new SessionReader(parts),
    clockSkew: new ClockSkew(parts, http.log),
    routedEndpoints: new Set(),
    ...createFeatureMembers(parts),
  };
  http.addHook('onClose', () =>
    Promise.all([app.eventViews.close(), app.releaseHealth.close(), app.readers.close()]),
  );
  app.tracing?.traceCalls(http);
  registerReleaseGauges(app, registerMetricsRoute(app));
  for (const group of routeGroups) group(app);
  requireAllRoutes(app);
  registerHealthRoutes(app);
  registerMailboxRoute(app);
  registerFileRoutes(app);
  registerPreviewRoute(app);
  registerDocsRoutes(app);
  await registerPages(app, parts.pages);
  await http.ready();
  return app;
}
