import { links } from '@marquee/shared-contracts';
import type { ApiError } from '@marquee/shared-contracts/browser';
import { FormFailure } from '@marquee/shared-contracts/ui';
import { Link } from 'react-router-dom';

interface Props {
  error: ApiError;
  /** The flow's own text, where the answer gives no reason that can be read. */
  fallback: string;
}

/** Why signing up failed; whoever has an account already is led to the login (AU-10). */
export function SignUpFailure({ error: { code, message }, fallback }: Props) {
  return (
    <FormFailure text={code === 'UNREADABLE' ? fallback : message}>
      {code === 'EMAIL_TAKEN' ? <Link to={links.login()}>Log in with this e-mail</Link> : null}
    </FormFailure>
  );
}
