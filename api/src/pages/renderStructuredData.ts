import type { EventDetails, RegistrationState } from '@marquee/shared-contracts';

interface Addresses {
  address: string;
  pictureAddress: string;
}

const AVAILABLE: Partial<Record<RegistrationState, string>> = {
  OPEN: 'https://schema.org/InStock',
  NOT_OPEN: 'https://schema.org/PreOrder',
  FULL: 'https://schema.org/SoldOut',
};

const toSchemaPlace = (event: EventDetails, address: string) =>
  event.mode === 'online'
    ? // The event page rather than the host's own link, which the page contains.
      { '@type': 'VirtualLocation', url: address }
    : { '@type': 'Place', name: event.location, address: event.location };

function toSchemaOffer(event: EventDetails, address: string) {
  const availability = AVAILABLE[event.registrationState];
  return {
    '@type': 'Offer',
    price: 0,
    priceCurrency: 'INR',
    url: address,
    validFrom: event.registerStart,
    ...(availability !== undefined && { availability }),
  };
}

/** An event as schema.org data for search engines. Every event is free (EV-30). */
const toSchemaEvent = (event: EventDetails, { address, pictureAddress }: Addresses) => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: event.title,
  description: event.description,
  url: address,
  image: [pictureAddress],
  startDate: event.startTime,
  endDate: event.endTime,
  eventStatus: `https://schema.org/${event.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
  eventAttendanceMode: `https://schema.org/${event.mode === 'online' ? 'Online' : 'Offline'}EventAttendanceMode`,
  location: toSchemaPlace(event, address),
  organizer: { '@type': 'Organization', name: event.organization },
  offers: toSchemaOffer(event, address),
  ...(event.festival !== null && { superEvent: { '@type': 'Festival', name: event.festival } }),
});

/**
 * The data as an inert script element. A "<" of a person's text could end it; JSON parses its escape equally.
 */
export function renderStructuredData(event: EventDetails, addresses: Addresses): string {
  const json = JSON.stringify(toSchemaEvent(event, addresses))
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026');
  return `<script type="application/ld+json">${json}</script>`;
}
