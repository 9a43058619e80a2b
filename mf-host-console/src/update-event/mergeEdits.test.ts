import { createEmptyEvent, type EventValues } from '../event-form/EventValues';
import { mergeEdits } from './mergeEdits';

const base: EventValues = { ...createEmptyEvent(), opportunityTitle: 'Quiz', venue: 'Hall 1' };
const createStages = (description: string, id = 0) => ({ stages: [{ id, day: '1', description }] });

type Row = [
  what: string,
  mine: Partial<EventValues>,
  theirs: Partial<EventValues>,
  result: { values: Partial<EventValues>; acceptedFields: string[]; conflictingFields: string[] },
];

const none = { acceptedFields: [], conflictingFields: [] };
const rows: Row[] = [
  ['nothing', {}, {}, { values: {}, ...none }],
  ['mine alone', { venue: 'Hall 2' }, {}, { values: { venue: 'Hall 2' }, ...none }],
  [
    'theirs alone',
    {},
    { venue: 'Hall 3' },
    { ...none, values: { venue: 'Hall 3' }, acceptedFields: ['venue'] },
  ],
  [
    'each another field',
    { opportunityTitle: 'Mine' },
    { venue: 'Hall 3' },
    { ...none, values: { opportunityTitle: 'Mine', venue: 'Hall 3' }, acceptedFields: ['venue'] },
  ],
  [
    'both the same field',
    { venue: 'Hall 2' },
    { venue: 'Hall 3' },
    { ...none, values: { venue: 'Hall 2' }, conflictingFields: ['venue'] },
  ],
  ['both alike', { venue: 'Hall 2' }, { venue: 'Hall 2' }, { values: { venue: 'Hall 2' }, ...none }],
  [
    'stages, whatever their rows',
    createStages('A', 7),
    createStages('A', 0),
    { values: createStages('A', 7), ...none },
  ],
  [
    'stages of both',
    createStages('A'),
    createStages('B'),
    { ...none, values: createStages('A'), conflictingFields: ['stages'] },
  ],
];

it.each(rows)('%s', (_what, mine, theirs, { values, acceptedFields, conflictingFields }) => {
  const merged = mergeEdits({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });
  expect(merged).toEqual({ values: { ...base, ...values }, acceptedFields, conflictingFields });
});
