import type { EventCard, Mode } from '@marquee/shared-contracts';
import { parseCategory } from './parseCategory';

/** Sort orders by their query value; the default has an empty value. */
export const SORTS = {
  soonest: 'Soonest first',
  closing: 'Registration closes first',
  title: 'Title, A to Z',
} as const;
export type Sort = keyof typeof SORTS;

/** The filter of the public list, stored entirely in the address. */
export interface EventFilter {
  /** The type as written in the address, or undefined for all events. */
  category: string | undefined;
  mode: Mode | undefined;
  onlyOpen: boolean;
  sort: Sort;
}

const isSort = (text: string | null): text is Sort => text !== null && text in SORTS;

/** Parses the filter from query parameters; unknown values are ignored. */
export function readFilter(category: string | undefined, params: URLSearchParams): EventFilter {
  const mode = params.get('mode')?.toLowerCase();
  const sort = params.get('sort');
  return {
    category,
    mode: mode === 'online' || mode === 'offline' ? mode : undefined,
    onlyOpen: params.get('open') === '1',
    sort: isSort(sort) ? sort : 'soonest',
  };
}

/** Writes mode, state and order into query parameters; defaults are omitted. */
export function writeFilter({ mode, onlyOpen, sort }: EventFilter, params: URLSearchParams): URLSearchParams {
  const query = { mode, open: onlyOpen ? '1' : undefined, sort: sort === 'soonest' ? undefined : sort };
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  return params;
}

const comparators: Record<Sort, (one: EventCard, other: EventCard) => number> = {
  soonest: (one, other) => Date.parse(one.startTime) - Date.parse(other.startTime),
  closing: (one, other) => Date.parse(one.registerEnd) - Date.parse(other.registerEnd),
  title: (one, other) => one.title.localeCompare(other.title),
};

/** Returns the matching events in the selected order; an unknown type matches none (RT-13). */
export function filterEvents(events: readonly EventCard[], filter: EventFilter): EventCard[] {
  const { category, mode, onlyOpen, sort } = filter;
  const wantedCategory = parseCategory(category);
  return events
    .filter((event) => category === undefined || event.category === wantedCategory)
    .filter((event) => mode === undefined || event.mode === mode)
    .filter((event) => !onlyOpen || event.registrationState === 'OPEN')
    .toSorted(comparators[sort]);
}
