import { links, type ParticipantEventDetails, registrationLabel } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { ButtonLink, CallView, Empty, Page, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { withInviteKey } from '../inviting/withInviteKey';
import { EventSummary } from './EventSummary';
import { RegistrationFields } from './RegistrationFields';
import { RegistrationStore } from './RegistrationStore';

interface Props {
  eventId: string;
  inviteKey: string | undefined;
}

const Registration = observer(function Registration({ eventId, inviteKey }: Props) {
  const [store] = useState(() => new RegistrationStore(eventId, inviteKey));
  const navigate = useNavigate();
  useEffect(() => void store.loading.run(), [store]);
  const eventPage = withInviteKey(links.event(eventId), inviteKey);
  const onSubmit = async (event: ParticipantEventDetails) => {
    if (!(await store.submit())) return;
    // A team event goes on at its page, where the next step stands; others are done (spec section 4).
    await navigate(event.teamCreationAllowed ? eventPage : links.home());
    session.marks.markRegistered(eventId);
  };
  return (
    <CallView call={store.loading} loadingText="Loading event details..." skeleton={<Skeleton count={12} />}>
      {(event) => {
        const registered = event.registered || session.marks.registered.has(eventId);
        const state = registered ? 'REGISTERED' : event.registrationState;
        return (
          <>
            <EventSummary event={event} />
            {state === 'OPEN' ? (
              <RegistrationFields store={store} onSubmit={() => void onSubmit(event)} />
            ) : (
              <Empty text={registrationLabel({ ...event, state })}>
                <ButtonLink to={eventPage}>See the event</ButtonLink>
              </Empty>
            )}
          </>
        );
      }}
    </CallView>
  );
});

/** `/regifore/:eventId`: the registration form (spec section 5). */
export function RegistrationScreen() {
  const eventId = useParams()['eventId'] ?? '';
  const inviteKey = useSearchParams()[0].get('k') ?? undefined;
  return (
    <Page heading="Registration" width="form">
      <Registration key={eventId} eventId={eventId} inviteKey={inviteKey} />
    </Page>
  );
}
