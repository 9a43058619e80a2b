import { useSearchParams } from 'react-router-dom';

/** The names to set in the address; an empty text takes its name away. */
export type FilterChange<Name extends string = string> = Partial<Record<Name, string>>;

/**
 * What a table is narrowed to stands in the address, so that reload, the back button and sharing keep it. A change begins
 * at the first page and adds nothing to the history.
 */
export function useTableFilter(): [URLSearchParams, (changed: FilterChange) => void] {
  const [query, setQuery] = useSearchParams();
  const change = (changed: FilterChange): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value = ''] of Object.entries(changed)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [query, change];
}
