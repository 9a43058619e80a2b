import { emptyEvent, type EventValues } from '../describing/EventValues';
import { mergedEdits } from './mergedEdits';

const base: EventValues = { ...emptyEvent(), opportunityTitle: 'Quiz', venue: 'Hall 1' };
const stage = (description: string, id = 0) => ({ stages: [{ id, day: '1', description }] });

type Row = [
  what: string,
  mine: Partial<EventValues>,
  theirs: Partial<EventValues>,
  result: { values: Partial<EventValues>; taken: string[]; clashes: string[] },
];

const none = { taken: [], clashes: [] };
const rows: Row[] = [
  ['nothing', {}, {}, { values: {}, ...none }],
  ['mine alone', { venue: 'Hall 2' }, {}, { values: { venue: 'Hall 2' }, ...none }],
  ['theirs alone', {}, { venue: 'Hall 3' }, { ...none, values: { venue: 'Hall 3' }, taken: ['venue'] }],
  [
    'each another field',
    { opportunityTitle: 'Mine' },
    { venue: 'Hall 3' },
    { ...none, values: { opportunityTitle: 'Mine', venue: 'Hall 3' }, taken: ['venue'] },
  ],
  [
    'both the same field',
    { venue: 'Hall 2' },
    { venue: 'Hall 3' },
    { ...none, values: { venue: 'Hall 2' }, clashes: ['venue'] },
  ],
  ['both alike', { venue: 'Hall 2' }, { venue: 'Hall 2' }, { values: { venue: 'Hall 2' }, ...none }],
  ['stages, whatever their rows', stage('A', 7), stage('A', 0), { values: stage('A', 7), ...none }],
  ['stages of both', stage('A'), stage('B'), { ...none, values: stage('A'), clashes: ['stages'] }],
];

it.each(rows)('%s', (_what, mine, theirs, { values, taken, clashes }) => {
  const merged = mergedEdits({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });
  expect(merged).toEqual({ values: { ...base, ...values }, taken, clashes });
});
