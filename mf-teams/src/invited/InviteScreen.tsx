import { links, type ParticipantEventDetails } from '@marquee/shared-contracts';
import { Button, ButtonLink, FormFailure, Page } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { TeamEvent } from '../choosing/TeamEvent';
import styles from './InviteScreen.module.css';
import { InviteStore } from './InviteStore';

/** `/join-team/:eventId/:code`: where a team's invite link leads. Looking joins nobody (TM-2). */
export function InviteScreen() {
  const { eventId = '', code = '' } = useParams();
  return (
    <Page heading="Invite to a team">
      <TeamEvent key={eventId} eventId={eventId}>
        {(event, refresh) => <Invite key={code} event={event} code={code} onRefused={refresh} />}
      </TeamEvent>
    </Page>
  );
}

interface Props {
  event: ParticipantEventDetails;
  code: string;
  onRefused: () => void;
}

const Invite = observer(function Invite({ event, code, onRefused }: Props) {
  const [store] = useState(() => new InviteStore(code));
  const navigate = useNavigate();
  const join = async () => {
    if ((await store.join()) === undefined) onRefused();
    else await navigate(links.team(event.id));
  };
  return (
    <section aria-label="Invite" className={styles.invite}>
      <p>{`Somebody wants you in a team of “${event.title}”. You join at once; nobody has to answer.`}</p>
      {store.refusal === undefined ? null : <FormFailure text={store.refusal} />}
      <div className={styles.buttons}>
        <Button look="main" busy={store.joining.loading} onClick={() => void join()}>
          Join the team
        </Button>
        <ButtonLink to={links.createOrJoin(event.id, 'join')}>See other teams</ButtonLink>
      </div>
    </section>
  );
});
