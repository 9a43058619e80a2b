import { errorCatalogue, type InvitePreview as Preview, links, teams } from '@marquee/shared-contracts';
import { RemoteCall, request, session } from '@marquee/shared-contracts/browser';
import { Button, ButtonLink, CallView, Empty, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { getInvalidReason } from './InviteStore';
import styles from './InviteScreen.module.css';

interface Props {
  eventId: string;
  code: string;
}

/** An invite for visitors, who log in or sign up to join, and for hosts, who cannot (TM-20). */
export const InvitePreview = observer(function InvitePreview({ eventId, code }: Props) {
  const [loading] = useState(
    () =>
      new RemoteCall<[], Preview>(
        async () => (await request(teams.previewInvite, { params: { code } })).data,
      ),
  );
  useEffect(() => void loading.run(), [loading]);
  const invalidReason = getInvalidReason(loading.error);
  if (invalidReason !== undefined)
    return (
      <Empty drawing="people" text={invalidReason}>
        <ButtonLink to={links.home()}>See upcoming events</ButtonLink>
      </Empty>
    );
  return (
    <section aria-label="Invite" className={styles.invite}>
      <CallView call={loading} loadingText="Loading team details..." skeleton={<Skeleton shape="row" />}>
        {({ teamName, eventTitle }) => (
          <div className={styles.team}>
            <h2>{teamName}</h2>
            <p className={styles.facts}>{eventTitle ?? 'A private event'}</p>
          </div>
        )}
      </CallView>
      {session.viewer === 'host' ? (
        <p>{errorCatalogue.HOST_NOT_ALLOWED.message}</p>
      ) : (
        <>
          <p>Log in or sign up to join this team.</p>
          <div className={styles.buttons}>
            <Button look="main" onClick={() => session.promptLogin(links.teamInvite(eventId, code))}>
              Continue
            </Button>
          </div>
        </>
      )}
    </section>
  );
});
