import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../actions/Button';
import styles from './Pagination.module.css';

/** Returns the page of the address, from 0 as in the API: `?page=2` is 1, an invalid page is 0. */
export function usePageNumber(): number {
  const [query] = useSearchParams();
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) - 1 : 0;
}

/** A page's number, from 0, and the cursor behind which it begins, if Next led to it. */
export interface PagePosition {
  page: number;
  after: string | undefined;
}

/**
 * Returns the page of the address, and its cursor from the history entry: Back and reload keep the cursor, and a shared
 * address opens the page by its number.
 */
export function usePagePosition(): PagePosition {
  const page = usePageNumber();
  const { after }: { after?: unknown } = Object(useLocation().state);
  return { page, after: page > 0 && typeof after === 'string' ? after : undefined };
}

/** Returns a function that forms the address of a page in the current list. */
export function usePageAddress(): (page: number) => string {
  const { pathname, search } = useLocation();
  return (page) => {
    const query = new URLSearchParams(search);
    if (page === 0) query.delete('page');
    else query.set('page', String(page + 1));
    return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
  };
}

interface Props {
  /** The accessible name. */
  label: string;
  /** The current page, from 0. */
  page: number;
  /** The number of pages; a single page shows no buttons. */
  pages: number;
  /** The reply's cursor, behind which Next begins; without one Next leads to the next number. */
  next?: string | undefined;
}

interface StepProps {
  label: string;
  /** The link's address; undefined at an end. */
  to: string | undefined;
  after?: string | undefined;
}

function Step({ label, to, after }: StepProps) {
  if (to === undefined) return <Button disabled>{label}</Button>;
  return (
    <ButtonLink to={to} state={after && { after }}>
      {label}
    </ButtonLink>
  );
}

/**
 * Previous and Next, disabled at the ends, with the page in the address (RT-18). A page beyond the last redirects to
 * the last.
 */
export function Pagination({ label, page, pages, next }: Props) {
  const getAddress = usePageAddress();
  if (page > 0 && page >= pages) return <Navigate to={getAddress(Math.max(0, pages - 1))} replace />;
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pagination}>
      <Step label="Previous" to={page === 0 ? undefined : getAddress(page - 1)} />
      <p className={styles.position}>{`Page ${page + 1} of ${pages}`}</p>
      <Step label="Next" to={page + 1 === pages ? undefined : getAddress(page + 1)} after={next} />
    </nav>
  );
}
