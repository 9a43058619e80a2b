import { formatDateTime, type EventDetails, links } from '@marquee/shared-contracts';
import { eventData } from './eventData';
import { escaped } from './DocumentHead';
import { previewCard } from './previewCard';
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

/** The head of a public event's page: title, description, preview card, canonical address, and data for search pages. */
export function eventMarkup(event: EventDetails, origin: string): string {
  const address = new URL(links.event(event.id), origin).href;
  const picture = previewPicture(event.imageUrl);
  const pictureAddress = new URL(picture.path, origin).href;
  const described = { title: event.title, description: summaryOf(event), alt: `Poster of ${event.title}` };
  return [
    `<title>${escaped(event.title)} · Marquee</title>`,
    `<link rel="canonical" href="${escaped(address)}">`,
    ...previewCard({ ...described, address, picture }, origin),
    eventData(event, { address, pictureAddress }),
  ].join('\n    ');
}
