import { formatDateTime, links, type Ticket } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import {
  Button,
  ButtonLink,
  Chip,
  Empty,
  Failure,
  modeNames,
  Page,
  QrCode,
  Skeleton,
} from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ConfirmedAction } from '../cancellation/ConfirmedAction';
import { EventPeriod } from '../event-page/EventPeriod';
import { EventRoute } from '../event-route/EventRoute';
import styles from './TicketScreen.module.css';
import { TicketStore } from './TicketStore';

const formatTime = (time: string | number, zone?: string): string =>
  formatDateTime(new Date(time).toISOString(), zone);

function Fact({ name, value }: { name: string; value: string | null }) {
  if (value === null || value === '') return null;
  return (
    <div>
      <dt className={styles.label}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}

function Facts({ ticket }: { ticket: Ticket }) {
  const { checkedInAt, timezone } = ticket;
  return (
    <dl className={styles.facts}>
      <Fact name="Checked in" value={checkedInAt === null ? null : formatTime(checkedInAt, timezone)} />
      <div>
        <dt className={styles.label}>When</dt>
        <dd className={styles.value}>
          <EventPeriod start={ticket.startTime} end={ticket.endTime} zone={ticket.timezone} />
        </dd>
      </div>
      <Fact name="Where" value={ticket.mode === 'online' ? modeNames.online : ticket.location} />
      <Fact name="Team" value={ticket.team} />
      <Fact name="Room" value={ticket.room} />
    </dl>
  );
}

function State({ ticket, savedAt }: { ticket: Ticket; savedAt: number | undefined }) {
  return (
    <>
      {ticket.cancelled ? <Chip isStrong>This event is cancelled</Chip> : null}
      {savedAt === undefined ? null : (
        <output className={styles.note}>
          {`Saved on this device: ${formatTime(savedAt)}. The door accepts it without a network.`}
        </output>
      )}
    </>
  );
}

const Details = observer(function Details({ ticket, store }: { ticket: Ticket; store: TicketStore }) {
  const isCurrent = store.savedAt === undefined;
  return (
    <>
      <article className={styles.ticket} aria-label={`Ticket for ${ticket.title}`}>
        <h2 className={styles.title}>{ticket.title}</h2>
        <p className={styles.name}>{ticket.name}</p>
        {ticket.cancelled ? null : <QrCode text={ticket.code} label="Your ticket: a QR code for the door" />}
        <State ticket={ticket} savedAt={store.savedAt} />
        <Facts ticket={ticket} />
      </article>
      <div className={styles.buttons}>
        {isCurrent && !ticket.cancelled ? (
          <>
            <Button look="main" onClick={() => void store.savePicture()}>
              Save as picture
            </Button>
            <ConfirmedAction
              label="Renew ticket"
              keepLabel="Keep ticket"
              question="Codes that you saved, printed or got by mail stop working. Renew if somebody else has yours."
              doneText="Your ticket has a new code."
              act={async () => {
                await store.renewing.run();
                if (store.renewing.error !== undefined) throw store.renewing.error;
              }}
              onDone={() => undefined}
            />
          </>
        ) : null}
        <ButtonLink to={links.event(ticket.eventId)}>See the event</ButtonLink>
      </div>
    </>
  );
});

const Content = observer(function Content({ eventId }: { eventId: string }) {
  const [store] = useState(() => new TicketStore(eventId));
  const accountId = session.viewer === 'user' ? session.account?.id : undefined;
  useEffect(() => {
    if (accountId !== undefined) void store.load();
  }, [store, accountId]);
  const { shown, loading } = store;
  if (shown !== undefined) return <Details ticket={shown} store={store} />;
  if (store.isMissing)
    return (
      <Empty text="You are not registered for this event.">
        <ButtonLink look="main" to={links.event(eventId)}>
          See the event
        </ButtonLink>
      </Empty>
    );
  if (loading.error !== undefined)
    return <Failure text={loading.error.message} onRetry={() => void store.load()} />;
  return <Skeleton shape="card" />;
});

/** `/ticket/:eventId`: the ticket of a registration, also without a network once it was seen (TK-1, TK-4). */
export function TicketScreen() {
  return (
    <EventRoute heading="Ticket" getLink={links.ticket}>
      {({ eventId }) => (
        <Page heading="Ticket" width="form">
          <Content key={eventId} eventId={eventId} />
        </Page>
      )}
    </EventRoute>
  );
}
