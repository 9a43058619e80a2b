import { links } from '@marquee/shared-contracts';
import { ButtonLink, Empty, Page } from '@marquee/shared-contracts/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';

/** The event id that old links pass as router state (RT-1). */
function readLegacyEventId(state: unknown): string | undefined {
  const { eventId } = (state ?? {}) as { eventId?: unknown };
  return typeof eventId === 'string' ? eventId : undefined;
}

interface Props {
  heading: string;
  /** Returns the canonical link to this screen for an event. */
  getLink: (eventId: string) => string;
  /** Text for an address without an event id, instead of the default. */
  missingText?: string;
  /** Content for an address without an event id, instead of a text. */
  missingScreen?: ReactNode;
  children: (eventId: string) => ReactNode;
}

/**
 * Reads the event id of a host's screen: redirects legacy links to the canonical link, and explains a missing id (RT-1).
 */
export function EventRoute(props: Props) {
  const { heading, getLink, missingText = 'No event selected', missingScreen, children } = props;
  const { eventId } = useParams();
  const legacyEventId = readLegacyEventId(useLocation().state);
  if (eventId !== undefined) return children(eventId);
  if (legacyEventId !== undefined) return <Navigate to={getLink(legacyEventId)} replace />;
  if (missingScreen !== undefined) return missingScreen;
  return (
    <Page heading={heading}>
      <Empty text={missingText}>
        <ButtonLink to={links.manageEvents()}>Manage events</ButtonLink>
      </Empty>
    </Page>
  );
}
