import { formatDateTime, type EventDetails, links } from '@marquee/shared-contracts';
import { renderStructuredData } from './renderStructuredData';
import { escapeMarkup } from './PageHead';
import { renderPreviewCard } from './renderPreviewCard';
import { getPreviewPicture } from './PreviewPicture';

/** Characters of a description that chats and search pages show. */
const MAX_LENGTH = 200;

/** Truncates a text between two words. */
function truncate(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_LENGTH) return line;
  return `${line.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…`;
}

/** Date, place and host, followed by the introduction. */
const summarizeEvent = (event: EventDetails): string => {
  const place = event.mode === 'online' ? 'Online' : event.location;
  const start = formatDateTime(event.startTime, event.timezone);
  const lead = event.cancelled ? 'Cancelled' : start;
  return truncate(`${lead} · ${place} · ${event.organization}. ${event.description}`);
};

/**
 * The head of a public event's page: title, description, preview card, canonical address and structured data.
 */
export function renderEventHead(event: EventDetails, origin: string): string {
  const address = new URL(links.event(event.id), origin).href;
  const picture = getPreviewPicture(event.imageUrl);
  const pictureAddress = new URL(picture.path, origin).href;
  const described = {
    title: event.title,
    description: summarizeEvent(event),
    alt: `Poster of ${event.title}`,
  };
  return [
    `<title>${escapeMarkup(event.title)} · Marquee</title>`,
    `<link rel="canonical" href="${escapeMarkup(address)}">`,
    ...renderPreviewCard({ ...described, address, picture }, origin),
    renderStructuredData(event, { address, pictureAddress }),
  ].join('\n    ');
}
