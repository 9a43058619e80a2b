import { type FoundTeam, JOIN_MESSAGE_MAX, links } from '@marquee/shared-contracts';
import { useLive } from '@marquee/shared-contracts/browser';
import { Button, ButtonLink, CallView, Empty, Skeleton, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { FoundTeamRow } from './FoundTeamRow';
import { InviteForm } from './InviteForm';
import { TeamSearchStore } from './TeamSearchStore';
import styles from './JoinTeam.module.css';

const DEBOUNCE_MS = 300;

interface Props {
  eventId: string;
  /** Called after a failed join request; the event shown may be outdated. */
  onFailed: () => void;
}

/** A search for teams that accept requests (TM-13), and the form for invites. */
export const JoinTeam = observer(function JoinTeam({ eventId, onFailed }: Props) {
  const [store] = useState(() => new TeamSearchStore(eventId));
  const { text, refresh } = store;
  useEffect(() => {
    const timer = setTimeout(refresh, text === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, refresh]);
  useLive({ types: ['NOTIFICATION'] }, refresh);
  const handleFailure = () => {
    refresh();
    onFailed();
  };
  return (
    <div className={styles.join}>
      <TextField label="Search teams" type="search" maxLength={120} value={text} onChange={store.setText} />
      <CallView
        call={store.searching}
        loadingText="Loading teams..."
        skeleton={<Skeleton shape="row" count={3} />}
      >
        {(found) => <Teams eventId={eventId} store={store} found={found} onFailed={handleFailure} />}
      </CallView>
      <InviteForm eventId={eventId} />
    </div>
  );
});

interface TeamsProps {
  eventId: string;
  store: TeamSearchStore;
  found: FoundTeam[];
  onFailed: () => void;
}

const Teams = observer(function Teams({ eventId, store, found, onFailed }: TeamsProps) {
  if (found.length > 0)
    return (
      <>
        <TextField
          label="Message to the leader (optional)"
          hint="Sent with your request."
          maxLength={JOIN_MESSAGE_MAX}
          value={store.message}
          onChange={store.setMessage}
        />
        <ul aria-label="Teams" className={styles.list}>
          {found.map((team) => (
            <FoundTeamRow
              key={team.id}
              team={team}
              message={store.message}
              onChanged={store.refresh}
              onFailed={onFailed}
            />
          ))}
        </ul>
      </>
    );
  return store.searchedText === '' ? (
    <Empty drawing="people" text="No teams available for this event.">
      <ButtonLink to={links.createOrJoin(eventId, 'create')}>Create a team</ButtonLink>
    </Empty>
  ) : (
    <Empty drawing="search" text={`No team has “${store.searchedText}” in its name.`}>
      <Button onClick={() => store.setText('')}>Show all teams</Button>
    </Empty>
  );
});
