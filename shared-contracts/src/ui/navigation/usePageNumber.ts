import { useSearchParams } from 'react-router-dom';

/** Returns the page of the address, from 0 as in the API: `?page=2` is 1, an invalid page is 0. */
export function usePageNumber(): number {
  const [query] = useSearchParams();
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) - 1 : 0;
}
