import { type HostProfile, type HostProfileForm, links } from '@marquee/shared-contracts';
import { SaveFailure } from '@marquee/shared-contracts/widgets/profile-form';
import { Button, ButtonLink, CallView, Form, Page, Skeleton, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type ComponentProps, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AccountCard } from './AccountCard';
import { editHost } from './editHost';
import { HostProfileStore } from './HostProfileStore';
import styles from './MyProfile.module.css';

/** `/host-edit-profile`: names, mobile, organization and designation; the email is read-only (HO-8). */
export const EditHostProfileScreen = observer(function EditHostProfileScreen() {
  const [{ loading }] = useState(() => new HostProfileStore());
  useEffect(() => void loading.run(), [loading]);
  return (
    <Page heading="Edit profile">
      <CallView
        call={loading}
        loadingText="Loading your profile..."
        skeleton={<Skeleton count={14} />}
        failureText="Failed to fetch profile"
      >
        {(loaded) => (
          <div className={styles.sections}>
            <EditForm loaded={loaded} />
            <AccountCard />
          </div>
        )}
      </CallView>
    </Page>
  );
});

type FieldSettings = Omit<ComponentProps<typeof TextField>, 'label'> & { label: string };

const FIELDS: readonly [keyof HostProfileForm, FieldSettings][] = [
  ['firstname', { label: 'First name', autoComplete: 'given-name', required: true }],
  ['lastname', { label: 'Last name', autoComplete: 'family-name', hint: 'Optional' }],
  [
    'mobile',
    {
      label: 'Mobile number',
      type: 'tel',
      inputMode: 'numeric',
      autoComplete: 'tel-national',
      required: true,
    },
  ],
  ['organization', { label: 'Organization', autoComplete: 'organization', required: true }],
  ['designation', { label: 'Designation', autoComplete: 'organization-title', required: true }],
];

const EditForm = observer(function EditForm({ loaded }: { loaded: HostProfile }) {
  const [edit] = useState(() => editHost(loaded));
  const navigate = useNavigate();
  const save = async () => {
    if (await edit.save()) await navigate(links.hostProfile());
  };
  return (
    <Form label="Edit profile" errors={edit.form.errors} onSubmit={() => void save()}>
      {FIELDS.map(([field, settings]) => (
        <TextField
          key={field}
          {...settings}
          name={field}
          value={edit.form.values[field]}
          error={edit.form.errors[field]}
          onChange={(value) => edit.set(field, value)}
        />
      ))}
      <TextField
        label="Email"
        type="email"
        readOnly
        hint="Your email address cannot be changed."
        value={loaded.email}
      />
      <SaveFailure saving={edit.saving} onRetry={() => void edit.save()} />
      <div className={styles.buttons}>
        <Button isSubmit look="main" isBusy={edit.saving.loading}>
          Save changes
        </Button>
        {edit.isChanged ? (
          <Button onClick={edit.discard}>Discard changes</Button>
        ) : (
          <ButtonLink to={links.hostProfile()}>Back</ButtonLink>
        )}
      </div>
    </Form>
  );
});
