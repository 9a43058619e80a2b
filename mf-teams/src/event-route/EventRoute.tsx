import { links } from '@marquee/shared-contracts';
import { ButtonLink, Empty, Page } from '@marquee/shared-contracts/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';

interface Props {
  heading: string;
  /** The screen's own address of an event. */
  addressOf: (eventId: string) => string;
  children: (eventId: string) => ReactNode;
}

/** A screen of one event; an old link hands the event over as the router's state, and gives way to its address (RT-1). */
export function EventRoute({ heading, addressOf, children }: Props) {
  const { eventId } = useParams();
  const legacyState = (useLocation().state ?? {}) as { eventId?: unknown };
  if (eventId !== undefined) return <Page heading={heading}>{children(eventId)}</Page>;
  if (typeof legacyState.eventId === 'string')
    return <Navigate to={addressOf(legacyState.eventId)} replace />;
  return (
    <Page heading={heading}>
      <Empty text="No event selected">
        <ButtonLink to={links.registeredEvents()}>See my events</ButtonLink>
      </Empty>
    </Page>
  );
}
