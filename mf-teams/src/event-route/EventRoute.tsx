import { links } from '@marquee/shared-contracts';
import { ButtonLink, Empty, Page } from '@marquee/shared-contracts/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';

interface Props {
  heading: string;
  /** The screen's address for an event. */
  getAddress: (eventId: string) => string;
  children: (eventId: string) => ReactNode;
}

/** A screen of one event; legacy links, which pass the event in the router's state, redirect to its address (RT-1). */
export function EventRoute({ heading, getAddress, children }: Props) {
  const { eventId } = useParams();
  const legacyState = (useLocation().state ?? {}) as { eventId?: unknown };
  if (eventId !== undefined) return <Page heading={heading}>{children(eventId)}</Page>;
  if (typeof legacyState.eventId === 'string')
    return <Navigate to={getAddress(legacyState.eventId)} replace />;
  return (
    <Page heading={heading}>
      <Empty text="No event selected">
        <ButtonLink to={links.registeredEvents()}>See my events</ButtonLink>
      </Empty>
    </Page>
  );
}
