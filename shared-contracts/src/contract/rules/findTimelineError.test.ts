import * as hosting from '../endpoints/manageEvents';
import { findTimelineError } from './findTimelineError';

const createStage = (day: number, description = 'Warm-up') => ({ day, description });

const rows: [told: string, entries: { day: number; description: string }[], problem: string | undefined][] = [
  ['no stages', [], undefined],
  ['days in any order', [createStage(3), createStage(1)], undefined],
  ['60 stages', Array.from({ length: 60 }, (_, index) => createStage(index + 1)), undefined],
  [
    '61 stages',
    Array.from({ length: 61 }, (_, index) => createStage(index + 1)),
    'At most 60 stages, please.',
  ],
  ['day 0', [createStage(0)], 'Days count from 1 to 366.'],
  ['half a day', [createStage(1.5)], 'Days count from 1 to 366.'],
  ['a day twice', [createStage(1), createStage(2), createStage(1)], 'Day 1 is used twice.'],
  ['a blank stage', [createStage(1, '   ')], 'Describe the stage (up to 500 characters).'],
  ['500 characters', [createStage(1, 'a'.repeat(500))], undefined],
  ['501 characters', [createStage(1, 'a'.repeat(501))], 'Describe the stage (up to 500 characters).'],
];

describe.each(rows)('a timeline with %s', (_told, entries, problem) => {
  it(`is ${problem ?? 'fine'}, by the rule and on the server`, () => {
    expect(findTimelineError(entries)?.message).toBe(problem);
    const { error } = hosting.replaceTimeline.definition.body.safeParse({ entries });
    expect(error?.issues[0]?.message).toBe(problem);
  });
});
