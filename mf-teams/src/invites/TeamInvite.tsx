import { formatDateTime, formatTeamCode, links, type OwnTeam } from '@marquee/shared-contracts';
import { canShare, copyLink, shareLink } from '@marquee/shared-contracts/browser';
import { Button, Dialog, Glyph, QrCode, TextField } from '@marquee/shared-contracts/ui';
import { useState } from 'react';
import { ConfirmButton } from '../confirmation/ConfirmButton';
import { NoInvite } from './NoInvite';
import { createInvite } from './createInvite';
import styles from './TeamInvite.module.css';

interface Props {
  team: OwnTeam;
  onChanged: () => void;
}

const NAME = 'Invite link';

/** The team's invite, which members may share and leaders may create or replace (TM-2). */
export function TeamInvite({ team, onChanged }: Props) {
  const { invite } = team;
  return (
    <section aria-labelledby="invite" className={styles.invite}>
      <h3 id="invite">{NAME}</h3>
      {invite === null ? (
        <NoInvite team={team} onChanged={onChanged} />
      ) : (
        <ActiveInvite team={team} invite={invite} onChanged={onChanged} />
      )}
    </section>
  );
}

/** The code that people may read aloud (TM-18). */
const TeamCode = ({ code }: { code: string }) => (
  <p>
    {'Or give them the code '}
    <strong className={styles.code}>{formatTeamCode(code)}</strong>
    {', which they type under Join a team.'}
  </p>
);

function ActiveInvite({ team, invite, onChanged }: Props & { invite: NonNullable<OwnTeam['invite']> }) {
  const { href } = new URL(links.teamInvite(team.eventId, invite.code), window.location.origin);
  const validUntil = `Valid until ${formatDateTime(invite.expiresAt)}.`;
  return (
    <>
      <TextField
        label="Anyone registered can join with this link"
        hint={validUntil}
        readOnly
        value={href}
        onFocus={(event) => event.target.select()}
      />
      {invite.teamCode ? <TeamCode code={invite.teamCode} /> : null}
      <div className={styles.buttons}>
        {canShare() ? (
          <Button look="main" onClick={() => void shareLink(`Join ${team.teamName}`, href)}>
            <Glyph name="share" />
            Share
          </Button>
        ) : null}
        <Button onClick={() => void copyLink(href)}>Copy link</Button>
        <InviteQrCode teamName={team.teamName} href={href} validUntil={validUntil} />
        {team.role === 'LEADER' ? (
          <ConfirmButton
            label="New link"
            question="Create a new invite link?"
            action={() => createInvite(team)}
            onDone={onChanged}
            onFailed={onChanged}
          >
            <p>The current link stops working.</p>
          </ConfirmButton>
        ) : null}
      </div>
    </>
  );
}

interface QrCodeProps {
  teamName: string;
  href: string;
  validUntil: string;
}

function InviteQrCode({ teamName, href, validUntil }: QrCodeProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Show QR code
      </Button>
      <Dialog title={`Join ${teamName}`} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <QrCode text={href} label={`QR code of the invite to ${teamName}`} />
        <p className={styles.validUntil}>{validUntil}</p>
      </Dialog>
    </>
  );
}
