import { getParticipantLimit } from './search';

it.each([
  [{ q: '' }, undefined],
  [{ q: '', team: 'with', checkedIn: 'no' }, undefined],
  [{ q: '', type: '', question: '' }, undefined],
  [{ q: '', type: 'Professional' }, 20_000],
  [{ q: '', question: 'q1', answer: 'Yes' }, 20_000],
  [{ q: 'asha' }, 1_000],
  [{ q: 'asha', type: 'Professional' }, 1_000],
])('counts participants with %j up to %s (HO-1)', (filter, limit) => {
  expect(getParticipantLimit(filter)).toBe(limit);
});
