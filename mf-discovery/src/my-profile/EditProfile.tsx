import { links, type ParticipantProfile } from '@marquee/shared-contracts';
import { SaveFailure } from '@marquee/shared-contracts/widgets/profile-form';
import {
  Button,
  ButtonLink,
  CallView,
  CheckboxField,
  Form,
  Skeleton,
  TextField,
} from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { AvatarField } from './AvatarField';
import styles from './EditProfile.module.css';
import { type EditedProfile, editParticipant } from './editParticipant';
import type { ProfileStore } from './ProfileStore';

type TextName = {
  [Field in keyof EditedProfile]: EditedProfile[Field] extends string ? Field : never;
}[keyof EditedProfile];

type Edit = ReturnType<typeof editParticipant>;

const getFieldProps = ({ form, set }: Edit, field: TextName) => ({
  name: field,
  value: form.values[field],
  error: form.errors[field],
  onChange: (value: string) => set(field, value),
});

/** What others see of the person, and what the person is mailed. */
const Settings = observer(function Settings({ edit }: { edit: Edit }) {
  return (
    <>
      <CheckboxField
        checked={edit.form.values.anonymous}
        onChange={(anonymous) => edit.set('anonymous', anonymous)}
      >
        Show me as Anonymous on leaderboards
      </CheckboxField>
      <CheckboxField
        checked={edit.form.values.reminderMails}
        onChange={(reminderMails) => edit.set('reminderMails', reminderMails)}
      >
        Remind me of my events by email
      </CheckboxField>
    </>
  );
});

const Fields = observer(function Fields({ edit, email }: { edit: Edit; email: string }) {
  return (
    <>
      <AvatarField {...getFieldProps(edit, 'imageUrl')} />
      <TextField
        label="First name"
        autoComplete="given-name"
        required
        {...getFieldProps(edit, 'firstName')}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        hint="Optional"
        {...getFieldProps(edit, 'lastName')}
      />
      <TextField
        label="Mobile number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        required
        {...getFieldProps(edit, 'mobile')}
      />
      <TextField
        label="Email"
        type="email"
        readOnly
        hint="Your email address cannot be changed."
        value={email}
      />
      <Settings edit={edit} />
    </>
  );
});

interface EditFormProps {
  loaded: ParticipantProfile;
  /** Refreshes the profile. */
  onSaved: () => void;
}

const EditForm = observer(function EditForm({ loaded, onSaved }: EditFormProps) {
  const [edit] = useState(() => editParticipant(loaded));
  useEffect(() => edit.follow(loaded), [edit, loaded]);
  const save = async () => {
    if (await edit.save()) onSaved();
  };
  return (
    <Form label="Edit profile" errors={edit.form.errors} onSubmit={() => void save()}>
      <Fields edit={edit} email={loaded.email} />
      <SaveFailure saving={edit.saving} onRetry={() => void save()} />
      <div className={styles.buttons}>
        <Button isSubmit look="main" isBusy={edit.saving.loading}>
          Save changes
        </Button>
        {edit.isChanged ? <Button onClick={edit.discard}>Discard changes</Button> : null}
      </div>
      <output className={styles.note}>{edit.isChanged ? 'Your changes are not saved yet.' : ''}</output>
    </Form>
  );
});

/** The profile form: names, mobile, picture, and the name on leaderboards. */
export const EditProfile = observer(function EditProfile({ store: { loading } }: { store: ProfileStore }) {
  useEffect(() => void loading.run(), [loading]);
  return (
    <CallView
      call={loading}
      loadingText="Loading your profile..."
      skeleton={
        <div className={styles.skeleton}>
          <Skeleton count={16} />
        </div>
      }
      failureText="Failed to fetch profile"
    >
      {(loaded) => (
        <div className={styles.sections}>
          <EditForm loaded={loaded} onSaved={() => void loading.run()} />
          <section className={styles.account}>
            <h2>Account</h2>
            <p>Change your password, save your data, or delete the account.</p>
            <ButtonLink to={links.account()}>Manage account</ButtonLink>
          </section>
        </div>
      )}
    </CallView>
  );
});
