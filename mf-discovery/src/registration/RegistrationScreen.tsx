import { links, type ParticipantEventDetails, getRegistrationLabel } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { ButtonLink, CallView, Empty, Page, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EventRoute } from '../event-route/EventRoute';
import type { EventAddress } from '../event-route/useEventAddress';
import { withInviteKey } from '../event-route/withInviteKey';
import { EventSummary } from './EventSummary';
import { RegistrationFields } from './RegistrationFields';
import { RegistrationStore } from './RegistrationStore';
import { isTeamChoiceOffered } from './isTeamChoiceOffered';
import { TeamChoiceDialog } from './TeamChoiceDialog';

interface FormProps {
  event: ParticipantEventDetails;
  store: RegistrationStore;
  eventPage: string;
}

const RegistrationForm = observer(function RegistrationForm({ event, store, eventPage }: FormProps) {
  const navigate = useNavigate();
  const [isChoosingTeam, setIsChoosingTeam] = useState(false);
  const proceed = async (to: string) => {
    await navigate(to);
    session.marks.markRegistered(event.id);
  };
  const onSubmit = async () => {
    if (!(await store.submit())) return;
    if (event.teamCreationAllowed && isTeamChoiceOffered(event.id)) setIsChoosingTeam(true);
    // Without a create-or-join screen, team events continue on the event page.
    else await proceed(event.teamCreationAllowed ? eventPage : links.home());
  };
  return (
    <>
      <RegistrationFields store={store} onSubmit={() => void onSubmit()} />
      <TeamChoiceDialog
        event={event}
        open={isChoosingTeam}
        onChoice={(tab) => void proceed(tab === 'later' ? eventPage : links.createOrJoin(event.id, tab))}
      />
    </>
  );
});

const Registration = observer(function Registration({ eventId, inviteKey }: EventAddress) {
  const [store] = useState(() => new RegistrationStore(eventId, inviteKey));
  useEffect(() => void store.loading.run(), [store]);
  const eventPage = withInviteKey(links.event(eventId), inviteKey);
  if (store.isMissing)
    return (
      <Empty text="No event details available.">
        <ButtonLink to={links.home()}>See upcoming events</ButtonLink>
      </Empty>
    );
  return (
    <CallView call={store.loading} loadingText="Loading event details..." skeleton={<Skeleton count={12} />}>
      {(event) => {
        const state = store.getState(event);
        return (
          <>
            <EventSummary event={event} />
            {state === 'OPEN' ? (
              <RegistrationForm event={event} store={store} eventPage={eventPage} />
            ) : (
              <Empty text={getRegistrationLabel({ ...event, state })}>
                <ButtonLink to={eventPage}>See the event</ButtonLink>
              </Empty>
            )}
          </>
        );
      }}
    </CallView>
  );
});

/** `/regifore/:eventId`: the registration form. */
export function RegistrationScreen() {
  return (
    <EventRoute heading="Registration" getLink={links.registration}>
      {(address) => (
        <Page heading="Registration" width="form">
          <Registration key={address.eventId} {...address} />
        </Page>
      )}
    </EventRoute>
  );
}
