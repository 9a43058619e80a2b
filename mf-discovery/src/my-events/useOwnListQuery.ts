import type { CallInput, registration } from '@marquee/shared-contracts';
import { useSearchParams } from 'react-router-dom';
import { readFilter } from '../event-list/eventFilter';
import { toSearchQuery } from '../search/toSearchQuery';

export type OwnListQuery = NonNullable<CallInput<typeof registration.registered>['query']>;

/** The conditions of the address; undefined without any, and where a list shows only its first events (RG-18). */
export function useOwnListQuery(limit?: number): OwnListQuery | undefined {
  const [params] = useSearchParams();
  const { q, from, to } = toSearchQuery(readFilter(undefined, params));
  return limit !== undefined || (q ?? from ?? to) === undefined ? undefined : { q, from, to };
}
