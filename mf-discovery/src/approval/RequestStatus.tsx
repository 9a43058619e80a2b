import { type OwnRequest, registration } from '@marquee/shared-contracts';
import { request } from '@marquee/shared-contracts/browser';
import { observer } from 'mobx-react-lite';
import type { EventStore, ViewedEvent } from '../event-page/EventStore';
import styles from '../event-page/RegistrationStatus.module.css';
import { useServerNow } from '../event-page/useServerNow';
import { ConfirmedAction } from '../cancellation/ConfirmedAction';
import { formatRequest } from './formatRequest';

interface Props {
  event: ViewedEvent;
  asked: OwnRequest;
  store: EventStore;
}

/** The participant's request to be registered, and the button that withdraws it (RG-22). */
export const RequestStatus = observer(function RequestStatus({ event, asked, store }: Props) {
  const state = store.getState(event, useServerNow());
  if (state === 'ENDED' || state === 'CANCELLED' || state === 'REGISTERED') return null;
  return (
    <section aria-labelledby="request-status" className={styles.status}>
      <h2 id="request-status" className={styles.heading}>
        Your request
      </h2>
      <p aria-live="polite">{formatRequest(asked)}</p>
      {asked.message === '' ? null : <p>{`“${asked.message}”`}</p>}
      {asked.state === 'PENDING' ? <Pending event={event} store={store} /> : null}
    </section>
  );
});

function Pending({ event, store }: Omit<Props, 'asked'>) {
  return (
    <>
      <p className={styles.note}>We tell you by email and notification when they do.</p>
      <ConfirmedAction
        label="Withdraw the request"
        keepLabel="Keep my request"
        question={`The hosts of “${event.title}” no longer see your request. You may send another one.`}
        doneText="You withdrew your request."
        act={() => request(registration.withdrawRequest, { params: { eventId: event.id } })}
        onDone={() => void store.refresh()}
      />
    </>
  );
}
