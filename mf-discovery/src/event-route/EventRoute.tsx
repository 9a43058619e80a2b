import { links } from '@marquee/shared-contracts';
import { ButtonLink, Empty, Page } from '@marquee/shared-contracts/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { type EventAddress, useEventAddress } from './useEventAddress';

interface Props {
  heading: string;
  /** The canonical address of this screen for an event. */
  getLink: (eventId: string) => string;
  children: (address: EventAddress) => ReactNode;
}

/** A screen of one event: redirects legacy links to the canonical address, and explains a missing event (RT-1). */
export function EventRoute({ heading, getLink, children }: Props) {
  const { eventId, inviteKey, legacyEventId } = useEventAddress();
  if (legacyEventId !== undefined) return <Navigate to={getLink(legacyEventId)} replace />;
  if (eventId !== '') return children({ eventId, inviteKey });
  return (
    <Page heading={heading}>
      <Empty text="No event selected">
        <ButtonLink to={links.home()}>See upcoming events</ButtonLink>
      </Empty>
    </Page>
  );
}
