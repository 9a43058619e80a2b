import { links, type Role } from '@marquee/shared-contracts';
import { Button, Form, Page, RadioField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { signUpDraft } from './signUpDraft';

const ROLES: readonly { value: Role; label: string; hint: string }[] = [
  { value: 'HOST', label: 'Host', hint: 'I publish events and run them.' },
  { value: 'USER', label: 'Participant', hint: 'I find events and take part.' },
];
const NO_ERRORS = {};

/** `/areu`: chooses between a participant's and a host's account (AU-31). */
export const RoleChooserScreen = observer(function RoleChooserScreen() {
  const navigate = useNavigate();
  const reason = useId();
  const { role } = signUpDraft;
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
