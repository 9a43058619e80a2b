import { releases } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { isInAddressList, LOOPBACK } from '../../platform/metrics/parseAddressList';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { CounterTable } from '../../platform/throttle/CounterTable';
import { RateLimiter } from '../../platform/throttle/RateLimiter';
import { findCanaryFigures } from './canaryQueries';
import { findReportedPages } from './findReportedPages';
import { hasOperatorToken } from './hasOperatorToken';
import { findReleaseErrors } from './errorQueries';
import { findReleaseHealth } from './queries';
import type { ReleaseReport } from './ReleaseHealth';
import { createReportToken } from './reportToken';
import { SourceLocator } from './SourceLocator';
import { readVisitor } from './visitor';

const HOUR_MS = 3_600_000;

/** Reports per address and minute; 20,000 people may share an address, each sending one or two. */
const REPORTS_A_MINUTE = 40_000;

/** chosen: page loads of a visitor in an hour that count for a canary. */
const TOKENS_AN_HOUR = 20;

/** Operators: the configured token, or the addresses that may read `/metrics`. */
function isOperator(app: Application, { token, address }: { token: string | undefined; address: string }) {
  const { metricsReaders = LOOPBACK } = app;
  return hasOperatorToken(app, token) || isInAddressList(metricsReaders, address);
}

/** Drops versions that are unpublished or no longer relevant, and frames in files that the release lacks. */
function keepPublished(
  { publishedRegistry }: Application,
  reports: readonly ReleaseReport[],
): ReleaseReport[] {
  return reports
    .filter(({ remote, version }) => publishedRegistry?.hasVersion(remote, version))
    .map(({ places = [], ...report }) => ({
      ...report,
      places: places
        .map((place) => ({
          ...place,
          frames: place.frames.filter(({ file }) => publishedRegistry?.hasFile(report, file)),
        }))
        .filter(({ frames }) => frames.length > 0),
    }));
}

/** Keeps the first row of each release, because a page has one. */
const keepDistinct = (reports: readonly ReleaseReport[]): ReleaseReport[] => [
  ...new Map(reports.toReversed().map((report) => [`${report.remote}@${report.version}`, report])).values(),
];

/** Loads and errors with the figures that judge a canary, where there are any. */
async function readHealth({ database }: Application, now: Date) {
  const figures = await findCanaryFigures(database, now);
  return (await findReleaseHealth(database, now)).map((row) => {
    const found = figures.find(({ remote, version }) => remote === row.remote && version === row.version);
    if (found === undefined) return row;
    const { visitors, failing, networks } = found;
    return { ...row, canary: { visitors, failing, networks } };
  });
}

/** Release health: reported by pages, and read before a release becomes stable. */
export function releasesRoutes(app: Application): void {
  const rates = new RateLimiter({ perAddress: REPORTS_A_MINUTE });

  const tokens = new CounterTable(HOUR_MS);

  route(app, releases.reportToken, async ({ address, now, reply }) => {
    const visitor = readVisitor(reply.request, app.secret);
    if (!app.publishedRegistry?.hasCanary || visitor === undefined) return succeed(null);
    if (rates.limitAddress(address, now) > 0) return succeed(null);
    if (tokens.count(visitor, now.getTime()).hits > TOKENS_AN_HOUR) return succeed(null);
    return succeed({ token: createReportToken(app.secret, visitor, now) });
  });

  route(app, releases.report, async ({ body, address, now, reply }) => {
    // Beyond the limit a report succeeds without being counted, because it only affects figures.
    if (rates.limitAddress(address, now) > 0) return succeed(null);
    const reports = keepPublished(app, keepDistinct(body.releases));
    app.releaseHealth.count(reports, now);
    const visitor = readVisitor(reply.request, app.secret);
    const pages = findReportedPages(app, { token: body.token, visitor, address, reports }, now);
    app.releaseHealth.countPages(pages);
    return succeed(null);
  });

  route(app, releases.health, async ({ token, address, now }) => {
    if (!isOperator(app, { token, address })) return refuse('NOT_FOUND');
    await app.releaseHealth.flush();
    return succeed(await readHealth(app, now));
  });

  route(app, releases.errors, async ({ token, now }) => {
    const { publishedRegistry } = app;
    if (!hasOperatorToken(app, token) || publishedRegistry === undefined) return refuse('NOT_FOUND');
    await app.releaseHealth.flush();
    const locator = new SourceLocator(publishedRegistry.directory);
    const places = await findReleaseErrors(app.database, now);
    return succeed(
      await Promise.all(
        places.map(async ({ frames, ...place }) => ({
          ...place,
          frames: await Promise.all(frames.split(' ').map((frame) => locator.locate(place, frame))),
        })),
      ),
    );
  });
}
