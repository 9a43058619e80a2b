import { links } from '@marquee/shared-contracts';
import type { ApiError } from '@marquee/shared-contracts/browser';
import { Link } from 'react-router-dom';
import styles from './SignUpFailure.module.css';

/** Why signing up failed; whoever has an account already is led to the login (AU-10). */
export function SignUpFailure({ error }: { error: ApiError }) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{error.message}</p>
      {error.code === 'EMAIL_TAKEN' ? <Link to={links.login()}>Log in with this e-mail</Link> : null}
    </div>
  );
}
