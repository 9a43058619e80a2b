import { getRegistrationLabel, links } from '@marquee/shared-contracts';
import { ButtonLink, CallView, Empty, Page, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EventRoute } from '../event-route/EventRoute';
import { type EventAddress, withInviteKey } from '../event-route/useEventAddress';
import { EventSummary } from './EventSummary';
import { RegistrationForm } from './RegistrationForm';
import { RegistrationStore } from './RegistrationStore';

const Registration = observer(function Registration({ eventId, inviteKey }: EventAddress) {
  const [store] = useState(() => new RegistrationStore(eventId, inviteKey));
  useEffect(() => void store.loading.run(), [store]);
  const inviteCode = useSearchParams()[0].get('invite');
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
              <RegistrationForm event={event} store={store} />
            ) : (
              <Empty text={getRegistrationLabel({ ...event, state })}>
                {state === 'REGISTERED' && inviteCode ? (
                  <ButtonLink look="main" to={links.confirmationForInvite(eventId, inviteCode)}>
                    Continue to the invite
                  </ButtonLink>
                ) : null}
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
