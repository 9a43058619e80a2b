import type { EventCard, Mode } from '@marquee/shared-contracts';
import {
  type Period,
  periodParameters,
  readPeriod,
  toInterval,
} from '@marquee/shared-contracts/widgets/event-period';
import { parseCategory } from './parseCategory';

/** Sort orders by their query value; the default has an empty value. */
export const SORTS = {
  soonest: 'Soonest first',
  closing: 'Registration closes first',
  title: 'Title, A to Z',
} as const;
export type Sort = keyof typeof SORTS;

/** The filter of the public list, stored entirely in the address. */
export interface EventFilter extends Period {
  /** The searched text, '' without a search. */
  q: string;
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
    ...readPeriod(params),
    q: params.get('q')?.trim() ?? '',
    category,
    mode: mode === 'online' || mode === 'offline' ? mode : undefined,
    onlyOpen: params.get('open') === '1',
    sort: isSort(sort) ? sort : 'soonest',
  };
}

/** The query parameter of each part of the filter that a form changes, '' for its default. */
const parameters = {
  q: ({ q }) => q,
  mode: ({ mode }) => mode ?? '',
  open: ({ onlyOpen }) => (onlyOpen ? '1' : ''),
  sort: ({ sort }) => (sort === 'soonest' ? '' : sort),
  ...periodParameters,
} satisfies Record<string, (filter: EventFilter) => string>;

/** Writes changes into query parameters without the defaults, and returns to the first page. */
export function writeFilter(changes: Partial<EventFilter>, params: URLSearchParams): URLSearchParams {
  // Read again, because a search that waited for its debounce must not undo other changes.
  const filter = { ...readFilter(undefined, params), ...changes };
  params.delete('page');
  for (const [name, write] of Object.entries(parameters)) {
    const value = write(filter);
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return params;
}

const comparators: Record<Sort, (one: EventCard, other: EventCard) => number> = {
  soonest: (one, other) => Date.parse(one.startTime) - Date.parse(other.startTime),
  closing: (one, other) => Date.parse(one.registerEnd) - Date.parse(other.registerEnd),
  title: (one, other) => one.title.localeCompare(other.title),
};

/**
 * Returns the events of the type, mode, state and period in the selected order; an unknown type matches none (RT-13).
 * Only the server searches the text.
 */
export function filterEvents(events: readonly EventCard[], filter: EventFilter, now: number): EventCard[] {
  const { category, mode, onlyOpen, sort } = filter;
  const wantedCategory = parseCategory(category);
  const { from = -Infinity, to = Infinity } = toInterval(filter, now);
  return events
    .filter((event) => category === undefined || event.category === wantedCategory)
    .filter((event) => mode === undefined || event.mode === mode)
    .filter((event) => !onlyOpen || event.registrationState === 'OPEN')
    .filter((event) => Date.parse(event.endTime) > from && Date.parse(event.startTime) < to)
    .toSorted(comparators[sort]);
}
