import { links } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { Button, Empty, Page } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { EventRoute } from '../event-route/EventRoute';
import { doorLinkToken } from './doorLinkToken';
import { DoorView } from './DoorView';

const Access = observer(function Access({ eventId }: { eventId: string }) {
  // In the first render, before the address is shown anywhere.
  const [hasLink] = useState(() => {
    doorLinkToken.takeFromAddress(eventId);
    return doorLinkToken.read(eventId) !== undefined;
  });
  if (hasLink || session.status !== 'visitor') return <DoorView key={eventId} eventId={eventId} />;
  return (
    <Empty text="Hosts log in here. Helpers open the link that a host gave them.">
      <Button look="main" onClick={() => session.promptLogin(links.checkIn(eventId))}>
        Log in
      </Button>
    </Empty>
  );
});

/** `/check-in/:eventId`: the door of an event, for hosts and for helpers with a link, also without a network (TK-5). */
export function CheckInScreen() {
  return (
    <EventRoute heading="Check-in" getLink={links.checkIn}>
      {(eventId) => (
        <Page heading="Check-in" width="form">
          <Access key={eventId} eventId={eventId} />
        </Page>
      )}
    </EventRoute>
  );
}
