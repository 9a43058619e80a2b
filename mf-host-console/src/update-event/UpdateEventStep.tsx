import { type HostEventDetails, links, errorCatalogue } from '@marquee/shared-contracts';
import { ButtonLink, CallView, Empty, Skeleton, StepProgress } from '@marquee/shared-contracts/ui';
import { HostEventLayout } from '@marquee/shared-contracts/widgets/host-event';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { EventDraft } from '../event-form/EventDraft';
import fields from '../event-form/EventFields.module.css';
import { formatMissingFields } from '../event-form/eventAdapter';
import { EventCardPreview } from '../event-form/EventCardPreview';
import { EventRoute } from '../event-route/EventRoute';
import { ConflictBanner } from './ConflictBanner';
import { DiscardChanges } from './DiscardChanges';
import styles from './UpdateEventStep.module.css';
import { type UpdateStore, currentUpdate } from './UpdateStore';

/** Returns why an event cannot be changed, or undefined if it can (EV-25); a draft never ends. */
function getLockReason({ state, cancelled, endTime, serverNow }: HostEventDetails): string | undefined {
  if (state === 'draft') return undefined;
  if (cancelled) return errorCatalogue.EVENT_CANCELLED.message;
  return Date.parse(endTime) <= Date.parse(serverNow) ? errorCatalogue.EVENT_ENDED.message : undefined;
}

export interface UpdatedEvent {
  event: HostEventDetails;
  store: UpdateStore;
  draft: EventDraft;
}

interface Props {
  step: 1 | 2;
  children: (updated: UpdatedEvent) => ReactNode;
}

const UpdateForm = observer(function UpdateForm({ step, children, ...updated }: Props & UpdatedEvent) {
  const { store, draft } = updated;
  return (
    <>
      <StepProgress step={step} of={2} />
      <ConflictBanner store={store} />
      {store.missing.length === 0 ? null : (
        <p
          className={styles.note}
        >{`To publish this draft, fill in: ${formatMissingFields(store.missing)}.`}</p>
      )}
      <div className={fields.columns}>
        <div>
          {children(updated)}
          <DiscardChanges store={store} />
        </div>
        <aside aria-label="Preview of the event" className={fields.preview}>
          <EventCardPreview draft={draft} />
        </aside>
      </div>
    </>
  );
});

const StepContent = observer(function StepContent({ step, eventId, children }: Props & { eventId: string }) {
  const [store] = useState(() => currentUpdate.get(eventId));
  useEffect(() => {
    // Unchanged forms refresh on return; edited forms detect conflicts when saving.
    if (!store.isChanged) void store.loading.run();
  }, [store]);
  return (
    <CallView
      call={store.loading}
      loadingText="Loading event details..."
      failureText="Error loading event details"
      skeleton={
        <div className={fields.columns}>
          <div>
            <Skeleton count={12} />
          </div>
          <Skeleton shape="card" />
        </div>
      }
    >
      {(event) => {
        const lockReason = getLockReason(event);
        if (lockReason === undefined && store.draft !== undefined)
          return (
            <UpdateForm step={step} event={event} store={store} draft={store.draft}>
              {children}
            </UpdateForm>
          );
        return (
          <Empty text={lockReason ?? ''}>
            <ButtonLink to={links.eventDetail(eventId)}>See the event</ButtonLink>
          </Empty>
        );
      }}
    </CallView>
  );
});

export function UpdateEventStep({ step, children }: Props) {
  const getLink = step === 1 ? links.updateEvent : links.updateEventDetails;
  return (
    <EventRoute heading="Update event" getLink={getLink}>
      {(eventId) => (
        <HostEventLayout
          key={eventId}
          heading="Update event"
          eventId={eventId}
          tab={links.eventDetail(eventId)}
          right="event"
          isHeadingShown
        >
          {() => (
            <StepContent step={step} eventId={eventId}>
              {children}
            </StepContent>
          )}
        </HostEventLayout>
      )}
    </EventRoute>
  );
}
