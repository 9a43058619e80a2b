import { formatDateTime, type EventDetails, links } from '@marquee/shared-contracts';
import { eventData } from './eventData';
import { escaped } from './DocumentHead';
import { previewPicture } from './PreviewPicture';

/** Characters of a description that chats and search pages show. */
const SHOWN = 200;

/** The first words of a text, cut between two words. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= SHOWN) return line;
  return `${line.slice(0, SHOWN).replace(/\s+\S*$/, '')}…`;
}

/** When, where and by whom, then the introduction: what somebody who gets the link asks first. */
const summaryOf = (event: EventDetails): string => {
  const place = event.mode === 'online' ? 'Online' : event.location;
  const start = formatDateTime(event.startTime, event.timezone);
  const lead = event.cancelled ? 'Cancelled' : start;
  return beginningOf(`${lead} · ${place} · ${event.organization}. ${event.description}`);
};

const named = (attribute: 'name' | 'property', entries: Record<string, string>): string[] =>
  Object.entries(entries).map(
    ([name, content]) => `<meta ${attribute}="${name}" content="${escaped(content)}">`,
  );

/** The head of a public event's page: title, description, preview card, canonical address, and data for search pages. */
export function eventMarkup(event: EventDetails, origin: string): string {
  const address = new URL(links.event(event.id), origin).href;
  const picture = previewPicture(event.imageUrl);
  const pictureAddress = new URL(picture.path, origin).href;
  const summary = summaryOf(event);
  return [
    `<title>${escaped(event.title)} · Marquee</title>`,
    `<link rel="canonical" href="${escaped(address)}">`,
    ...named('name', { description: summary }),
    ...named('property', {
      'og:site_name': 'Marquee',
      'og:type': 'website',
      'og:locale': 'en_US',
      'og:title': event.title,
      'og:description': summary,
      'og:url': address,
      'og:image': pictureAddress,
      'og:image:type': picture.type,
      'og:image:width': String(picture.width),
      'og:image:height': String(picture.height),
      'og:image:alt': `Poster of ${event.title}`,
    }),
    ...named('name', {
      'twitter:card': 'summary_large_image',
      'twitter:title': event.title,
      'twitter:description': summary,
      'twitter:image': pictureAddress,
    }),
    eventData(event, { address, pictureAddress }),
  ].join('\n    ');
}
