import { links } from '@marquee/shared-contracts';
import { HostEventLayout } from '@marquee/shared-contracts/widgets/host-event';
import { EventRoute } from '../event-route/EventRoute';
import { Certificates } from './Certificates';

/** `/event-certificates/:eventId`: the design of an event's certificates, and those that were issued (CE-1, CE-5). */
export function CertificatesScreen() {
  return (
    <EventRoute heading="Certificates" getLink={links.eventCertificates}>
      {(eventId) => (
        <HostEventLayout
          key={eventId}
          heading="Certificates"
          eventId={eventId}
          tab={links.eventCertificates(eventId)}
          right="management"
        >
          {() => <Certificates eventId={eventId} />}
        </HostEventLayout>
      )}
    </EventRoute>
  );
}
