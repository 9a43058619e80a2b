import { createHmac } from 'node:crypto';
import type { Application } from '../../platform/Application';
import type { CanaryPage } from './canaryQueries';
import { getNetworkPrefix } from './getNetworkPrefix';
import type { ReleaseReport } from './ReleaseHealth';
import { readReportToken } from './reportToken';

/** A report with the token and the address that it came from. */
export interface TokenReport {
  token: string | undefined;
  visitor: string | undefined;
  address: string;
  reports: readonly ReleaseReport[];
}

/** Differs by release, so that hashes of one visitor cannot be joined. */
const hash = (secret: string, { remote, version }: ReleaseReport, text: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([remote, version, text]))
    .digest('base64url')
    .slice(0, 22);

/** The page loads in a report that count for a canary: of remotes in one, in the version that this visitor gets. */
export function findReportedPages(
  { publishedRegistry, secret }: Pick<Application, 'publishedRegistry' | 'secret'>,
  { token, visitor, address, reports }: TokenReport,
  now: Date,
): CanaryPage[] {
  if (token === undefined || visitor === undefined) return [];
  const page = readReportToken(secret, { token, visitor }, now);
  if (page === undefined) return [];
  return reports
    .filter(({ loads, errors }) => loads + errors > 0)
    .filter(({ remote, version }) => publishedRegistry?.findTrialVersion(remote, visitor) === version)
    .map((report) => ({
      remote: report.remote,
      version: report.version,
      page,
      visitor: hash(secret, report, `visitor ${visitor}`),
      network: hash(secret, report, `network ${getNetworkPrefix(address)}`),
      failed: report.errors > 0,
      reportedAt: now,
    }));
}
