import { links } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { ButtonLink, CallView, Empty, Page, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { TeamEvent } from '../create-or-join/TeamEvent';
import { formatSeatsLeft } from '../my-team/teamTexts';
import styles from './InviteScreen.module.css';
import { InvitePreview } from './InvitePreview';
import { InviteStore } from './InviteStore';
import { JoinByInvite } from './JoinByInvite';

/** `/join-team/:eventId/:code`: a team's invite; opening the link does not join yet (TM-2). */
export const InviteScreen = observer(function InviteScreen() {
  const { eventId = '', code = '' } = useParams();
  const { status, hasEnded, viewer } = session;
  const key = `${eventId} ${code}`;
  return (
    <Page heading="Invite to a team">
      {/* The content waits for the session, since it depends on the account. */}
      {status === 'restoring' && !hasEnded ? (
        <Skeleton shape="row" />
      ) : viewer === 'user' ? (
        <Invite key={key} eventId={eventId} code={code} />
      ) : (
        <InvitePreview key={key} eventId={eventId} code={code} />
      )}
    </Page>
  );
});

const Invite = observer(function Invite({ eventId, code }: { eventId: string; code: string }) {
  const [store] = useState(() => new InviteStore(code));
  useEffect(() => void store.loading.run(), [store]);
  if (store.invalidReason !== undefined)
    return (
      <Empty drawing="people" text={store.invalidReason}>
        <ButtonLink to={links.createOrJoin(eventId, 'join')}>See other teams</ButtonLink>
      </Empty>
    );
  return (
    <section aria-label="Invite" className={styles.invite}>
      <InvitingTeam store={store} />
      <TeamEvent eventId={eventId} inviteCode={code} missingContent={<PrivateEvent />}>
        {(event, refresh) => <JoinByInvite event={event} store={store} onFailed={refresh} />}
      </TeamEvent>
    </section>
  );
});

const InvitingTeam = observer(function InvitingTeam({ store }: { store: InviteStore }) {
  return (
    <CallView call={store.loading} loadingText="Loading team details..." skeleton={<Skeleton shape="row" />}>
      {({ teamName, leader, freePlaces }) => (
        <div className={styles.team}>
          <h2>{teamName}</h2>
          <p className={styles.facts}>{`Led by ${leader} · ${formatSeatsLeft(freePlaces)}`}</p>
        </div>
      )}
    </CallView>
  );
});

/** A team's invite gives no access to its private event (EV-10). */
function PrivateEvent() {
  return (
    <Empty
      drawing="people"
      text="The team’s event is private, and you are not registered for it. Ask the person who invited you for the event’s link, register there, and open this invite again."
    >
      <ButtonLink to={links.registeredEvents()}>See my events</ButtonLink>
    </Empty>
  );
}
