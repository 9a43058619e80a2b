import type { CallReceived, registration } from '@marquee/shared-contracts';
import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../../platform/database/Database';
import { isInPeriod } from '../events/eventConditions';
import { matchesWords } from '../events/search/matchWords';
import { readSearchWords } from '../events/search/readSearchWords';

type Query = CallReceived<typeof registration.registered>['query'];

/** Conditions in an own list; undefined ones match every event. */
export interface OwnListFilter extends Pick<Query, 'from' | 'to'> {
  words?: readonly string[] | undefined;
}

/** Cuts the text into words as a public search does, but corrects none: an own list is short (RG-18). */
export async function readOwnListFilter(
  database: Database,
  { q = '', from, to }: Query,
): Promise<OwnListFilter> {
  return { words: q === '' ? undefined : await readSearchWords(database, q), from, to };
}

/** Whether the event has every word and takes place in a part of the period. */
export const matchesFilter = (eb: ExpressionBuilder<Tables, 'events'>, { words, from, to }: OwnListFilter) =>
  eb.and([isInPeriod(eb, { from, to }), ...(words === undefined ? [] : [matchesWords(words)])]);
