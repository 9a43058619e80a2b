import { events } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import { useEffect, useState } from 'react';
import type { SearchQuery } from './toSearchQuery';

const createResults = () => new RemoteCall((query: SearchQuery) => request(events.search, { query }));

/** The results of the latest search, which Back shows at once. */
let latest = { key: '', results: createResults() };

/** The results of a search; the last ones stay while the next load. */
export function useSearchResults(query: SearchQuery) {
  const key = JSON.stringify(query);
  const [results] = useState(() => (latest.key === key ? latest.results : createResults()));
  useEffect(() => {
    latest = { key, results };
    void results.run(JSON.parse(key) as SearchQuery);
  }, [key, results]);
  return results;
}
