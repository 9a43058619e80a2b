import { links } from '@marquee/shared-contracts';
import type { ApiError } from '@marquee/shared-contracts/browser';
import { FormFailure } from '@marquee/shared-contracts/ui';
import { Link } from 'react-router-dom';

interface Props {
  error: ApiError;
  /** The flow's text for an unreadable reply. */
  fallback: string;
}

/** The error of a sign-up, with a link to the login if the email has an account (AU-10). */
export function SignUpFailure({ error: { code, message }, fallback }: Props) {
  return (
    <FormFailure text={code === 'UNREADABLE' ? fallback : message}>
      {code === 'EMAIL_TAKEN' ? <Link to={links.login()}>Log in with this email</Link> : null}
    </FormFailure>
  );
}
