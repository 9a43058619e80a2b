import {
  getRegistrationLabel,
  links,
  type ParticipantEventDetails,
  type RegistrationState,
} from '@marquee/shared-contracts';
import { ButtonLink, CallView, Empty, Page, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatRequest } from '../approval/formatRequest';
import { formatWait } from '../waitlist/formatWait';
import { EventRoute } from '../event-route/EventRoute';
import { type EventAddress, withInviteKey } from '../event-route/useEventAddress';
import { EventSummary } from './EventSummary';
import { RegistrationForm } from './RegistrationForm';
import { RegistrationStore } from './RegistrationStore';

/** Explains the absence of the form, in a sentence or as a label. */
function describeState(event: ParticipantEventDetails, state: RegistrationState): string {
  const { wait, request } = event;
  if (wait) return formatWait(wait, event.timezone);
  return request && state !== 'REGISTERED'
    ? formatRequest(request)
    : getRegistrationLabel({ ...event, state });
}

interface StateProps {
  event: ParticipantEventDetails;
  store: RegistrationStore;
  eventPage: string;
}

/** Explanations of forms that ask for something else than the registration. */
const PURPOSES = {
  registration: undefined,
  approval: 'The hosts of this event approve each registration. We tell you by email and notification.',
  waitlist: 'This event is full. Join the waitlist: free seats go to those who joined first.',
} as const;

/** The form while people can register, ask or join the waitlist, else why they cannot. */
const FormOrState = observer(function FormOrState({ event, store, eventPage }: StateProps) {
  const inviteCode = useSearchParams()[0].get('invite');
  const state = store.getState(event);
  const { purpose } = store;
  const asked = event.approval ? event.request : undefined;
  if (purpose !== undefined && state !== 'REGISTERED' && !event.wait && !asked)
    return (
      <>
        {PURPOSES[purpose] === undefined ? null : <p>{PURPOSES[purpose]}</p>}
        <RegistrationForm event={event} store={store} eventPage={eventPage} />
      </>
    );
  return (
    <Empty text={describeState(event, state)}>
      {state === 'REGISTERED' && inviteCode ? (
        <ButtonLink look="main" to={links.confirmationForInvite(event.id, inviteCode)}>
          Continue to the invite
        </ButtonLink>
      ) : null}
      <ButtonLink to={eventPage}>See the event</ButtonLink>
    </Empty>
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
      {(event) => (
        <>
          <EventSummary event={event} />
          <FormOrState event={event} store={store} eventPage={eventPage} />
        </>
      )}
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
