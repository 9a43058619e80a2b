import * as hosting from '../endpoints/manageEvents';
import { findTimelineError } from './findTimelineError';

const stage = (day: number, description = 'Warm-up') => ({ day, description });

const rows: [told: string, entries: { day: number; description: string }[], problem: string | undefined][] = [
  ['no stages', [], undefined],
  ['days in any order', [stage(3), stage(1)], undefined],
  ['60 stages', Array.from({ length: 60 }, (_, index) => stage(index + 1)), undefined],
  ['61 stages', Array.from({ length: 61 }, (_, index) => stage(index + 1)), 'At most 60 stages, please.'],
  ['day 0', [stage(0)], 'Days count from 1 to 366.'],
  ['half a day', [stage(1.5)], 'Days count from 1 to 366.'],
  ['a day twice', [stage(1), stage(2), stage(1)], 'Day 1 appears twice.'],
  ['a blank stage', [stage(1, '   ')], 'The description of a stage must have 1 to 500 characters.'],
  ['500 characters', [stage(1, 'a'.repeat(500))], undefined],
  [
    '501 characters',
    [stage(1, 'a'.repeat(501))],
    'The description of a stage must have 1 to 500 characters.',
  ],
];

describe.each(rows)('a timeline with %s', (_told, entries, problem) => {
  it(`is ${problem ?? 'fine'}, by the rule and on the server`, () => {
    expect(findTimelineError(entries)?.message).toBe(problem);
    const { error } = hosting.replaceTimeline.definition.body.safeParse({ entries });
    expect(error?.issues[0]?.message).toBe(problem);
  });
});
