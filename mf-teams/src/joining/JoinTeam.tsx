import { type FoundTeam, links } from '@marquee/shared-contracts';
import { useLive } from '@marquee/shared-contracts/browser';
import { Button, ButtonLink, CallView, Empty, Skeleton, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { FoundTeamRow } from './FoundTeamRow';
import { InviteForm } from './InviteForm';
import { JoinStore } from './JoinStore';
import styles from './JoinTeam.module.css';

/** Milliseconds after the last letter (spec section 9). */
const DEBOUNCE = 300;

interface Props {
  eventId: string;
  /** The server refused: what the page knows of the event may be old. */
  onRefused: () => void;
}

/** The teams that take requests, and the way in for who was invited (TM-2, TM-13). */
export const JoinTeam = observer(function JoinTeam({ eventId, onRefused }: Props) {
  const [store] = useState(() => new JoinStore(eventId));
  const { text, refresh } = store;
  useEffect(() => {
    const timer = setTimeout(refresh, text === '' ? 0 : DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text, refresh]);
  useLive({ types: ['NOTIFICATION'] }, refresh);
  const refused = () => {
    refresh();
    onRefused();
  };
  return (
    <div className={styles.join}>
      <TextField label="Search teams" type="search" maxLength={120} value={text} onChange={store.type} />
      <CallView
        call={store.found}
        loadingText="Loading teams..."
        skeleton={<Skeleton shape="row" count={3} />}
      >
        {(first) => <Teams eventId={eventId} store={store} found={store.shown ?? first} refused={refused} />}
      </CallView>
      <InviteForm eventId={eventId} />
    </div>
  );
});

interface TeamsProps {
  eventId: string;
  store: JoinStore;
  found: FoundTeam[];
  refused: () => void;
}

const Teams = observer(function Teams({ eventId, store, found, refused }: TeamsProps) {
  if (found.length > 0)
    return (
      <ul aria-label="Teams" className={styles.list}>
        {found.map((team) => (
          <FoundTeamRow key={team.id} team={team} onChanged={store.refresh} onRefused={refused} />
        ))}
      </ul>
    );
  return store.searched === '' ? (
    <Empty text="No teams available for this event.">
      <ButtonLink to={links.createOrJoin(eventId, 'create')}>Create a team</ButtonLink>
    </Empty>
  ) : (
    <Empty text={`No team has “${store.searched}” in its name.`}>
      <Button onClick={() => store.type('')}>Show all teams</Button>
    </Empty>
  );
});
