import { ATTEMPT_STATES } from '@marquee/shared-contracts';
import { usePageNumber } from '@marquee/shared-contracts/ui';
import { useSearchParams } from 'react-router-dom';
import type { Filter } from './ScoresStore';

/** What is searched for stands in the address, so that reload and the back button keep it. */
export function useFilter(): [Filter, (changed: { q?: string; state?: string }) => void] {
  const [query, setQuery] = useSearchParams();
  const page = usePageNumber();
  const state = ATTEMPT_STATES.find((known) => known === query.get('state'));
  const change = (changed: { q?: string; state?: string }): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(changed)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [{ q: query.get('q') ?? '', state, page }, change];
}
