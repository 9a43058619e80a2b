import type { EventCard } from '@marquee/shared-contracts';
import { categoryNames, modeNames } from '@marquee/shared-contracts/ui';

// Strips accents, so that "cafe" finds "Café".
const normalizeText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const getSearchableText = (event: EventCard): string => {
  const { one, many } = categoryNames[event.category];
  const location = `${event.location} ${modeNames[event.mode]}`;
  return normalizeText(
    [event.title, event.organization, one, many, location, event.festival ?? ''].join(' '),
  );
};

/** Returns the events that contain every word in title, organization, category, location or festival (RT-14, EV-14). */
export function searchEvents(events: readonly EventCard[], text: string): EventCard[] {
  const words = normalizeText(text).split(/\s+/).filter(Boolean);
  return events.filter((event) => {
    const searchableText = getSearchableText(event);
    return words.every((word) => searchableText.includes(word));
  });
}
