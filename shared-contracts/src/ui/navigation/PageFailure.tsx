import { Navigate } from 'react-router-dom';
import type { ApiError } from '../../browser/index';
import { ButtonLink } from '../actions/Button';
import styles from '../states/states.module.css';
import { usePageAddress, usePageNumber } from './Pagination';

const CODES = ['PAGE_TOO_DEEP', 'INVALID_CURSOR'];

/** Whether a list cannot show the page of the address, so that trying again would not help. */
export const isPageFailure = (error: ApiError | undefined): error is ApiError =>
  error !== undefined && CODES.includes(error.code);

/** Leads to a page that exists: the same one by its number, or the last that a number can open (RT-18). */
export function PageFailure({ error: { code, message, lastPage = 0 } }: { error: ApiError }) {
  const getAddress = usePageAddress();
  const page = usePageNumber();
  if (code === 'INVALID_CURSOR') return <Navigate to={getAddress(page)} replace />;
  return (
    <div role="alert" className={styles.state}>
      <p className={styles.text}>{message}</p>
      <ButtonLink to={getAddress(lastPage)} replace>{`Go to page ${lastPage + 1}`}</ButtonLink>
    </div>
  );
}
