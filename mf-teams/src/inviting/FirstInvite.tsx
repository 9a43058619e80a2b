import type { OwnTeam } from '@marquee/shared-contracts';
import { Call, toasts } from '@marquee/shared-contracts/browser';
import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { makeInvite } from './makeInvite';
import styles from './TeamInvite.module.css';

interface Props {
  team: OwnTeam;
  onChanged: () => void;
}

/** No invite lives: the leader makes one, the others read whom to ask. */
export const FirstInvite = observer(function FirstInvite({ team, onChanged }: Props) {
  const [making] = useState(() => new Call(makeInvite));
  const make = async () => {
    await making.run(team);
    if (making.error !== undefined) toasts.error(making.error.message);
    onChanged();
  };
  if (team.role === 'MEMBER') return <p>There is none now. The leader of the team can make one.</p>;
  return (
    <>
      <p>Whoever is registered for the event and has the link joins at once, without a request.</p>
      <div className={styles.buttons}>
        <Button busy={making.loading} onClick={() => void make()}>
          Create invite link
        </Button>
      </div>
    </>
  );
});
