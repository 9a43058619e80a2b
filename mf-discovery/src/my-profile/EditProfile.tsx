import { links, type ParticipantProfile } from '@marquee/shared-contracts';
import {
  Button,
  ButtonLink,
  CallView,
  CheckboxField,
  Failure,
  Form,
  Skeleton,
  TextField,
} from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { AvatarField } from './AvatarField';
import styles from './EditProfile.module.css';
import { EditStore, type ProfileEdit } from './EditStore';
import type { ProfileStore } from './ProfileStore';

type TextName = {
  [Field in keyof ProfileEdit]: ProfileEdit[Field] extends string ? Field : never;
}[keyof ProfileEdit];

const fieldOf = ({ form, set }: EditStore, field: TextName) => ({
  name: field,
  value: form.values[field],
  error: form.errors[field],
  onChange: (value: string) => set(field, value),
});

const Fields = observer(function Fields({ edit, email }: { edit: EditStore; email: string }) {
  return (
    <>
      <AvatarField {...fieldOf(edit, 'imageUrl')} />
      <TextField label="First name" autoComplete="given-name" required {...fieldOf(edit, 'firstName')} />
      <TextField
        label="Last name"
        autoComplete="family-name"
        hint="Optional"
        {...fieldOf(edit, 'lastName')}
      />
      <TextField
        label="Mobile number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        required
        {...fieldOf(edit, 'mobile')}
      />
      <TextField
        label="Email"
        type="email"
        readOnly
        hint="Your e-mail address cannot be changed."
        value={email}
      />
      <CheckboxField
        checked={edit.form.values.anonymous}
        onChange={(anonymous) => edit.set('anonymous', anonymous)}
      >
        Show me as Anonymous on leaderboards
      </CheckboxField>
    </>
  );
});

/** A refusal that names no field, with its reason; refused fields say it themselves. */
const SaveFailure = observer(function SaveFailure({ edit }: { edit: EditStore }) {
  const { error } = edit.saving;
  if (error === undefined || edit.saving.loading || Object.keys(error.fieldErrors).length > 0) return null;
  return <Failure text="Failed to update profile" reason={error.message} onRetry={() => void edit.save()} />;
});

interface EditFormProps {
  loaded: ParticipantProfile;
  /** Reads the profile again. */
  onSaved: () => void;
}

const EditForm = observer(function EditForm({ loaded, onSaved }: EditFormProps) {
  const [edit] = useState(() => new EditStore(loaded));
  useEffect(() => edit.follow(loaded), [edit, loaded]);
  const save = async () => {
    if (!edit.saving.loading && (await edit.save())) onSaved();
  };
  return (
    <Form label="Edit profile" errors={edit.form.errors} onSubmit={() => void save()}>
      <Fields edit={edit} email={loaded.email} />
      <SaveFailure edit={edit} />
      <div className={styles.buttons}>
        <Button submit look="main" busy={edit.saving.loading}>
          Save changes
        </Button>
        {edit.changed ? <Button onClick={edit.discard}>Discard changes</Button> : null}
      </div>
      <output className={styles.note}>{edit.changed ? 'Your changes are not saved yet.' : ''}</output>
    </Form>
  );
});

/** Edit: names, mobile, picture, and the name on boards. */
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
        <div className={styles.parts}>
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
