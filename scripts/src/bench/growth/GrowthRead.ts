import { createHash } from 'node:crypto';
import { buildPath, type Endpoint } from '@marquee/shared-contracts';
import { MAX_OFFSET } from '../../../../api/src/platform/http/toOffset';

/** A read under measurement; `person` is undefined for a visitor. */
export interface GrowthRead {
  name: string;
  path: string;
  person?: number;
  /** Calls at once; 1 by default. */
  callers?: number;
  /** Measures the page behind this one, by its cursor. */
  isNext?: true;
}

export const toId = (name: string): string => {
  const hex = createHash('md5').update(name).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

export const crowd = { eventId: toId('event crowd') };
export const quizEvent = { eventId: toId('event quiz') };

/** The last page of a list that the offset may reach. */
export const findDeepPage = (rows: number, pageSize: number): number =>
  Math.max(0, Math.floor((Math.min(rows, MAX_OFFSET) * 0.9) / pageSize));

/** A time some days from now, as filters take it. */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

export function toRead(
  name: string,
  endpoint: Endpoint,
  of: { params?: Record<string, string>; query?: object } = {},
): GrowthRead {
  const query = new URLSearchParams(
    Object.entries(of.query ?? {}).map(([key, value]) => [key, String(value)]),
  );
  return { name, path: `${buildPath(endpoint.path, of.params ?? {})}?${query}` };
}

export const toNext = (read: GrowthRead): GrowthRead => ({
  ...read,
  name: `${read.name}, next`,
  isNext: true,
});
