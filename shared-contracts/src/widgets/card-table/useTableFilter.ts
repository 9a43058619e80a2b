import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Parameters to set in the address; an empty text removes its parameter. */
export type FilterChange<Name extends string = string> = Partial<Record<Name, string>>;

/**
 * A table's filter in the address, so that reload, the back button and sharing keep it. A change returns to the first
 * page and replaces the history entry.
 */
export function useTableFilter(): [URLSearchParams, (changed: FilterChange) => void] {
  const [query, setQuery] = useSearchParams();
  // A debounced search runs the callback of an earlier render, and must not undo the changes since.
  const latest = useRef(query);
  useLayoutEffect(() => {
    latest.current = query;
  }, [query]);
  const change = (changed: FilterChange): void => {
    const next = new URLSearchParams(latest.current);
    next.delete('page');
    for (const [name, value = ''] of Object.entries(changed)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    latest.current = next;
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return [query, change];
}
