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
  /** The canonical address of this screen for an event. */
  addressOf: (eventId: string) => string;
  /** Text for a missing event id, if the screen has its own. */
  missingText?: string;
  /** Screen for a missing event id, if it shows more than a text. */
  missingScreen?: ReactNode;
  children: (eventId: string) => ReactNode;
}

/**
 * A host's screen of one event: redirects legacy links to the canonical address, and explains a missing event (RT-1).
 */
export function EventRoute(props: Props) {
  const { heading, addressOf, missingText = 'No event selected', missingScreen, children } = props;
  const { eventId } = useParams();
  const legacyEventId = readLegacyEventId(useLocation().state);
  if (eventId !== undefined) return children(eventId);
  if (legacyEventId !== undefined) return <Navigate to={addressOf(legacyEventId)} replace />;
  if (missingScreen !== undefined) return missingScreen;
  return (
    <Page heading={heading}>
      <Empty text={missingText}>
        <ButtonLink to={links.manageEvents()}>Manage events</ButtonLink>
      </Empty>
    </Page>
  );
}
