import { useSearchParams } from 'react-router-dom';

/** The page that the address names: `?page=2` is 1, counted from 0 as the API does; anything else is the first. */
export function usePageNumber(): number {
  const [query] = useSearchParams();
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) - 1 : 0;
}
