import { releases } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { isInAddressList, LOOPBACK } from '../../platform/metrics/parseAddressList';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { RateLimiter } from '../../platform/throttle/RateLimiter';
import { hasOperatorToken } from './hasOperatorToken';
import { findReleaseErrors } from './errorQueries';
import { findReleaseHealth } from './queries';
import type { ReleaseReport } from './ReleaseHealth';
import { SourceLocator } from './SourceLocator';

/** Reports per address and minute; 20,000 people may share an address, each sending one or two. */
const REPORTS_A_MINUTE = 40_000;

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

/** Release health: reported by pages, and read before a release becomes stable. */
export function releasesRoutes(app: Application): void {
  const rates = new RateLimiter({ perAddress: REPORTS_A_MINUTE });

  route(app, releases.report, async ({ body, address, now }) => {
    // Beyond the limit a report succeeds without being counted, because it only affects figures.
    if (rates.limitAddress(address, now) > 0) return succeed(null);
    app.releaseHealth.count(keepPublished(app, body.releases), now);
    return succeed(null);
  });

  route(app, releases.health, async ({ token, address, now }) => {
    if (!isOperator(app, { token, address })) return refuse('NOT_FOUND');
    await app.releaseHealth.flush();
    return succeed(await findReleaseHealth(app.database, now));
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
