import { putJoinableFirst, type RegistrationFacts, registrationState } from './registrationState';

const OPENS = '2031-05-01T00:00:00Z';
const CLOSES = '2031-05-10T00:00:00Z';
const ENDS = '2031-05-12T00:00:00Z';
const addMilliseconds = (instant: string, milliseconds = 0): number => Date.parse(instant) + milliseconds;

const createFacts = (changes: Partial<RegistrationFacts> = {}): RegistrationFacts => ({
  registerStart: OPENS,
  registerEnd: CLOSES,
  endTime: ENDS,
  cancelled: false,
  seatsLeft: null,
  registered: false,
  ...changes,
});

describe('the state of a registration (RG-3)', () => {
  test.each([
    ['one millisecond before it opens', addMilliseconds(OPENS, -1), 'NOT_OPEN'],
    ['at the very opening (G-3)', addMilliseconds(OPENS), 'OPEN'],
    ['one millisecond before it closes', addMilliseconds(CLOSES, -1), 'OPEN'],
    ['at the very closing (G-3)', addMilliseconds(CLOSES), 'CLOSED'],
    ['one millisecond before the end', addMilliseconds(ENDS, -1), 'CLOSED'],
    ['at the very end', addMilliseconds(ENDS), 'ENDED'],
  ])('%s', (_when, now, state) => {
    expect(registrationState(createFacts(), now)).toBe(state);
  });

  test.each([
    ['unlimited places are never full', { seatsLeft: null }, 'OPEN'],
    ['one seat is enough', { seatsLeft: 1 }, 'OPEN'],
    ['no seat is full', { seatsLeft: 0 }, 'FULL'],
    ['a registered person is registered, however full', { registered: true, seatsLeft: 0 }, 'REGISTERED'],
    ['cancelled goes before everything', { cancelled: true, registered: true }, 'CANCELLED'],
  ] as const)('%s', (_what, changes, state) => {
    expect(registrationState(createFacts(changes), addMilliseconds(OPENS))).toBe(state);
  });

  test('an ended event says so even to those who registered', () => {
    expect(registrationState(createFacts({ registered: true }), addMilliseconds(ENDS))).toBe('ENDED');
  });
});

test('events that are open for registration come first, otherwise in the given order (RT-16)', () => {
  const states = ['CLOSED', 'OPEN', 'FULL', 'NOT_OPEN', 'OPEN'] as const;
  const cards = states.map((state, index) => ({ registrationState: state, title: `${index}` }));
  expect(putJoinableFirst(cards).map(({ title }) => title)).toEqual(['1', '4', '0', '2', '3']);
});
