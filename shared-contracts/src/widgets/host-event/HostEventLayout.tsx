import {
  hasHostRight,
  type HostEventDetails,
  type HostRight,
  links,
  RIGHT_MISSING_TEXT,
} from '@marquee/shared-contracts';
import { connection, serverClock } from '@marquee/shared-contracts/browser';
import { Chip, Empty, Page, TabLinks, usePageTitle } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { EventNotFound } from './EventNotFound';
import { findNextStep } from './findNextStep';
import { formatHostTimeRange } from './formatHostTime';
import { eventStateNames, getEventState } from './getEventState';
import styles from './HostEventLayout.module.css';
import { listEventTabs } from './listEventTabs';
import { type OpenedEvent, openedEvent } from './OpenedEvent';

interface Props {
  eventId: string;
  /** The name of the screen, and the page's heading until the event is loaded. */
  heading: string;
  /** The link of the tab that contains the screen. */
  tab: string;
  /** Shows the heading under the tabs, for screens that the tab does not name. */
  isHeadingShown?: boolean;
  /** The right that the screen needs; a host without this right reads why the screen stays closed (HO-19). */
  right?: HostRight;
  /** Where the event is loaded; another one in the catalogue. */
  opened?: OpenedEvent;
  /** Renders the screen; the event is undefined while loading and after a failure. */
  children: (event: HostEventDetails | undefined) => ReactNode;
}

/** Loads the event unless another of its screens did, and again after an outage. */
function useOpenedEvent(opened: OpenedEvent, eventId: string) {
  const [call] = useState(() => opened.getCall(eventId));
  useEffect(() => void opened.ensure(eventId), [opened, eventId]);
  const isOutage = call.error?.isOutage === true;
  useEffect(
    () => (isOutage ? connection.onRestored(() => void opened.refresh(eventId)) : undefined),
    [isOutage, opened, eventId],
  );
  return call;
}

/** The layout of all screens of a host's event: its title, tabs, and next step. */
export const HostEventLayout = observer(function HostEventLayout(props: Props) {
  const { eventId, heading, tab, isHeadingShown = false, right, opened = openedEvent, children } = props;
  const { result: event, error } = useOpenedEvent(opened, eventId);
  const headingId = useId();
  usePageTitle(event && `${heading} of ${event.title}`);
  if (error?.status === 404)
    return (
      <Page heading={heading}>
        <EventNotFound />
      </Page>
    );
  return (
    <Page
      heading={event?.title ?? heading}
      headingDetail={headingId}
      intro={event === undefined ? '\u00a0' : <Facts event={event} />}
    >
      <TabLinks label="Running the event" current={tab} links={listEventTabs(eventId, event, tab)} />
      {isHeadingShown ? (
        <h2 id={headingId}>{heading}</h2>
      ) : (
        <p id={headingId} hidden>
          {heading}
        </p>
      )}
      {event === undefined ? null : <NextStepLine event={event} tab={tab} />}
      {event === undefined || right === undefined || hasHostRight(event, right) ? (
        children(event)
      ) : (
        <Empty text={RIGHT_MISSING_TEXT} />
      )}
    </Page>
  );
});

/** A draft has no public page (EV-41). */
const Facts = ({ event }: { event: HostEventDetails }) => {
  const state = getEventState(event, serverClock.now());
  return (
    <span className={styles.facts}>
      <Chip isStrong={state === 'running'}>{eventStateNames[state]}</Chip>
      <span>{formatHostTimeRange(event, serverClock.now())}</span>
      {state === 'draft' ? null : <Link to={links.event(event.id)}>View public page</Link>}
    </span>
  );
};

function NextStepLine({ event, tab }: { event: HostEventDetails; tab: string }) {
  const step = findNextStep(event, serverClock.now());
  if (step === undefined || step.to === tab) return null;
  return (
    <p className={styles.step}>
      <span>{step.text}</span> <Link to={step.to}>{step.label}</Link>
    </p>
  );
}
