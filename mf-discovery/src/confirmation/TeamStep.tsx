import { formatInBothZones, links } from '@marquee/shared-contracts';
import { hasRoute } from '@marquee/shared-contracts/browser';
import { ButtonLink } from '@marquee/shared-contracts/ui';
import type { ReactNode } from 'react';
import type { ViewedEvent } from '../event-page/EventStore';
import { isTeamChoiceOffered } from '../registration/isTeamChoiceOffered';
import styles from './ConfirmationScreen.module.css';
import { TeamInvite } from './TeamInvite';

interface Props {
  event: ViewedEvent;
  /** The code of the team invite through which the person registered. */
  inviteCode: string | undefined;
}

function Step({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="team" className={styles.step}>
      <h2 id="team">Your team</h2>
      {children}
    </section>
  );
}

/** The next step to a team: its invite link, the invite of somebody else, or the choice of a team (RG-9, TM-15). */
export function TeamStep({ event, inviteCode }: Props) {
  const { id, team, needsTeamBy } = event;
  if (team)
    return (
      <Step>
        <p>
          {team.role === 'LEADER' ? 'You lead the team ' : 'You are in the team '}
          <strong>{team.teamName}</strong>.
        </p>
        <TeamInvite eventId={id} />
      </Step>
    );
  if (inviteCode !== undefined && hasRoute(links.teamInvite(id, inviteCode)))
    return (
      <Step>
        <p>You have an invite to a team.</p>
        <ButtonLink look="main" isWide to={links.teamInvite(id, inviteCode)}>
          Continue to the invite
        </ButtonLink>
      </Step>
    );
  if (!isTeamChoiceOffered(id)) return null;
  return (
    <Step>
      <p>
        {needsTeamBy
          ? `You need a team by ${formatInBothZones(needsTeamBy, event.timezone)}.`
          : 'You can take part alone or in a team.'}
      </p>
      <div className={styles.buttons}>
        <ButtonLink look="main" to={links.createOrJoin(id, 'create')}>
          Create a team
        </ButtonLink>
        <ButtonLink to={links.createOrJoin(id, 'join')}>Join a Team</ButtonLink>
      </div>
    </Step>
  );
}
