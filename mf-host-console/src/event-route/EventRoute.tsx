import { links } from '@marquee/shared-contracts';
import { ButtonLink, Empty, Page } from '@marquee/shared-contracts/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';

/** The event that an earlier client's link names in the router's state, in the place of the address (RT-1). */
function readLegacyEventId(state: unknown): string | undefined {
  const { eventId } = (state ?? {}) as { eventId?: unknown };
  return typeof eventId === 'string' ? eventId : undefined;
}

interface Props {
  heading: string;
  /** The screen's own address of an event. */
  addressOf: (eventId: string) => string;
  /** What is said without an event, where the screen has words of its own. */
  none?: string;
  /** The whole screen without an event, where there is something to show. */
  instead?: ReactNode;
  children: (eventId: string) => ReactNode;
}

/** A host's screen of one event: an old address gives way to the canonical one, and one without an event says so (RT-1). */
export function EventRoute(props: Props) {
  const { heading, addressOf, none = 'No event selected', instead, children } = props;
  const { eventId } = useParams();
  const legacyEventId = readLegacyEventId(useLocation().state);
  if (eventId !== undefined) return children(eventId);
  if (legacyEventId !== undefined) return <Navigate to={addressOf(legacyEventId)} replace />;
  if (instead !== undefined) return instead;
  return (
    <Page heading={heading}>
      <Empty text={none}>
        <ButtonLink to={links.manageEvents()}>Manage events</ButtonLink>
      </Empty>
    </Page>
  );
}
