import type { OwnTeam } from '@marquee/shared-contracts';
import { RemoteCall, toasts } from '@marquee/shared-contracts/browser';
import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { createInvite } from './createInvite';
import styles from './TeamInvite.module.css';

interface Props {
  team: OwnTeam;
  onChanged: () => void;
}

/** Shown without an active invite: leaders create an invite, members are referred to the leader. */
export const NoInvite = observer(function NoInvite({ team, onChanged }: Props) {
  const [creating] = useState(() => new RemoteCall(createInvite));
  const create = async () => {
    await creating.run(team);
    if (creating.error !== undefined) toasts.error(creating.error.message);
    onChanged();
  };
  if (team.role === 'MEMBER') return <p>This team has no invite link. Its leader can create one.</p>;
  return (
    <>
      <p>Anyone registered can join with the link, without a request.</p>
      <div className={styles.buttons}>
        <Button isBusy={creating.loading} onClick={() => void create()}>
          Create invite link
        </Button>
      </div>
    </>
  );
});
