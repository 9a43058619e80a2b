import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../actions/Button';
import styles from './Pagination.module.css';

/** Returns the page of the address, from 0 as in the API: `?page=2` is 1, an invalid page is 0. */
export function usePageNumber(): number {
  const [query] = useSearchParams();
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) - 1 : 0;
}

interface Props {
  /** The accessible name. */
  label: string;
  /** The current page, from 0. */
  page: number;
  /** The number of pages; a single page shows no buttons. */
  pages: number;
}

interface StepProps {
  label: string;
  /** The link's address; undefined at an end. */
  to: string | undefined;
}

function Step({ label, to }: StepProps) {
  if (to === undefined) return <Button disabled>{label}</Button>;
  return <ButtonLink to={to}>{label}</ButtonLink>;
}

/**
 * Previous and Next, disabled at the ends, with the page in the address (RT-18). A page beyond the last redirects to
 * the last.
 */
export function Pagination({ label, page, pages }: Props) {
  const { pathname, search } = useLocation();
  const getAddress = (target: number): string => {
    const query = new URLSearchParams(search);
    if (target === 0) query.delete('page');
    else query.set('page', String(target + 1));
    return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
  };
  if (page > 0 && page >= pages) return <Navigate to={getAddress(Math.max(0, pages - 1))} replace />;
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pagination}>
      <Step label="Previous" to={page === 0 ? undefined : getAddress(page - 1)} />
      <p className={styles.position}>{`Page ${page + 1} of ${pages}`}</p>
      <Step label="Next" to={page + 1 === pages ? undefined : getAddress(page + 1)} />
    </nav>
  );
}
