import { formatFullName, type HostProfile, links } from '@marquee/shared-contracts';
import { Avatar, ButtonLink, CallView, Empty, Page, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { AccountCard } from './AccountCard';
import { HostProfileStore } from './HostProfileStore';
import styles from './MyProfile.module.css';

const NOT_GIVEN = 'N/A';

/** `/host-profile`: the host's profile (HO-9). */
export const HostProfileScreen = observer(function HostProfileScreen() {
  const [{ loading }] = useState(() => new HostProfileStore());
  useEffect(() => void loading.run(), [loading]);
  return (
    <Page heading="Profile">
      {loading.error?.status === 404 ? (
        <Empty drawing="people" text="No profile data available." />
      ) : (
        <CallView
          call={loading}
          loadingText="Loading your profile..."
          skeleton={<Skeleton count={8} />}
          failureText="Failed to fetch profile"
        >
          {(profile) => <Facts profile={profile} />}
        </CallView>
      )}
    </Page>
  );
});

function Facts({ profile }: { profile: HostProfile }) {
  const { email, mobile, organization, designation, imageUrl } = profile;
  return (
    <div className={styles.sections}>
      <section className={styles.card} aria-label="Your details">
        <div className={styles.head}>
          <Avatar name={formatFullName(profile)} imageUrl={imageUrl} size={72} />
          <p className={styles.name}>{formatFullName(profile)}</p>
        </div>
        <dl className={styles.facts}>
          <dt>Email</dt>
          <dd>{email}</dd>
          <dt>Mobile number</dt>
          <dd>{mobile}</dd>
          <dt>Organization</dt>
          <dd>{organization ?? NOT_GIVEN}</dd>
          <dt>Designation</dt>
          <dd>{designation ?? NOT_GIVEN}</dd>
        </dl>
        <ButtonLink look="main" to={links.editHostProfile()}>
          Edit profile
        </ButtonLink>
      </section>
      <AccountCard />
    </div>
  );
}
