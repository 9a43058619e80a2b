import { links, type Role } from '@marquee/shared-contracts';
import { getRouteAccess, returnTo } from '@marquee/shared-contracts/browser';
import { Button, Form, Page, RadioField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { signUpDraft } from './signUpDraft';

const ROLES: readonly { value: Role; label: string; hint: string }[] = [
  { value: 'HOST', label: 'Host', hint: 'I publish events and run them.' },
  { value: 'USER', label: 'Participant', hint: 'I find events and take part.' },
];
const NO_ERRORS = {};

/** The role for which the page is that asked for a login; null if it is for both or for none. */
function findExpectedRole(): Role | null {
  const access = getRouteAccess(returnTo.readPath() ?? links.home());
  if (access === 'host') return 'HOST';
  return access === 'user' ? 'USER' : null;
}

/** `/areu`: chooses between a participant's and a host's account (AU-31). */
export const RoleChooserScreen = observer(function RoleChooserScreen() {
  const navigate = useNavigate();
  const reason = useId();
  const [expectedRole] = useState(findExpectedRole);
  const role = signUpDraft.role ?? expectedRole;
  const goToSignUp = () => {
    if (role !== null) void navigate(role === 'HOST' ? links.hostSignUp() : links.participantSignUp());
  };
  return (
    <Page heading="How will you use Marquee?" width="form">
      <Form label="Kind of account" errors={NO_ERRORS} onSubmit={goToSignUp}>
        <RadioField label="I am a" value={role} options={ROLES} onChange={signUpDraft.chooseRole} />
        <Button isSubmit look="main" isWide disabled={role === null} aria-describedby={reason}>
          Continue
        </Button>
        <p id={reason}>{role === null ? 'Choose one of the two to continue.' : null}</p>
      </Form>
      <p>
        Already have an account? <Link to={links.login()}>Log in</Link>
      </p>
    </Page>
  );
});
