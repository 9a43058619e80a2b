import { links, type OwnTeam } from '@marquee/shared-contracts';
import { canShare, copyLink, shareLink } from '@marquee/shared-contracts/browser';
import { Button, ButtonLink, CallView, Skeleton, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from './ConfirmationScreen.module.css';
import { TeamInviteStore } from './TeamInviteStore';

function InviteLink({ team, code }: { team: OwnTeam; code: string }) {
  const { href } = new URL(links.teamInvite(team.eventId, code), window.location.origin);
  return (
    <>
      <TextField
        label="Invite link"
        hint="Anyone registered can join with this link."
        readOnly
        value={href}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.buttons}>
        {canShare() ? (
          <Button look="main" onClick={() => void shareLink(`Join ${team.teamName}`, href)}>
            Share invite
          </Button>
        ) : null}
        <Button look={canShare() ? 'plain' : 'main'} onClick={() => void copyLink(href)}>
          Copy invite link
        </Button>
      </div>
    </>
  );
}

/** The invite link of the own team; the leader creates the first one here (TM-2, TM-15). */
export const TeamInvite = observer(function TeamInvite({ eventId }: { eventId: string }) {
  const [store] = useState(() => new TeamInviteStore(eventId));
  useEffect(() => void store.loading.run(), [store]);
  return (
    <>
      <CallView call={store.loading} loadingText="Loading team details..." skeleton={<Skeleton count={2} />}>
        {(team) => {
          if (team?.invite) return <InviteLink team={team} code={team.invite.code} />;
          if (team?.role !== 'LEADER') return null;
          return (
            <>
              <p>Invite people to your team with a link.</p>
              <Button
                look="main"
                isBusy={store.creating.loading}
                onClick={() => void store.createInvite(team.id)}
              >
                Create invite link
              </Button>
            </>
          );
        }}
      </CallView>
      <ButtonLink to={links.team(eventId)}>See my team</ButtonLink>
    </>
  );
});
