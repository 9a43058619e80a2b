import { hoursFromNow, sampleEventCard, sampleId } from '@marquee/shared-contracts/testing';
import { filterEvents, readFilter, writeFilter } from './eventFilter';

const quiz = sampleEventCard({
  title: 'Circuit Quiz',
  startTime: hoursFromNow(10),
  registerEnd: hoursFromNow(9),
});
const hallQuiz = sampleEventCard({
  id: sampleId(2),
  title: 'Big Hall Quiz',
  mode: 'offline',
  startTime: hoursFromNow(20),
  registerEnd: hoursFromNow(5),
  registrationState: 'FULL',
});
const otherEvent = sampleEventCard({
  id: sampleId(3),
  title: 'A Play',
  category: 'other',
  startTime: hoursFromNow(5),
  registerEnd: hoursFromNow(20),
});

const listTitles = (category: string | undefined, query: string) =>
  filterEvents(
    [quiz, hallQuiz, otherEvent],
    readFilter(category, new URLSearchParams(query)),
    Date.now(),
  ).map(({ title }) => title);

describe('the filter of an address', () => {
  test.each([
    ['quizzes', '', ['Circuit Quiz', 'Big Hall Quiz']],
    ['opera', '', []],
    [undefined, '', ['A Play', 'Circuit Quiz', 'Big Hall Quiz']],
    ['quiz', 'mode=offline', ['Big Hall Quiz']],
    ['quiz', 'mode=ONLINE', ['Circuit Quiz']],
    ['quiz', 'open=1', ['Circuit Quiz']],
    ['quiz', 'sort=closing', ['Big Hall Quiz', 'Circuit Quiz']],
    [undefined, 'sort=title', ['A Play', 'Big Hall Quiz', 'Circuit Quiz']],
    ['quiz', 'mode=underwater&sort=luck&open=yes', ['Circuit Quiz', 'Big Hall Quiz']],
  ])('%s?%s', (category, query, expected) => {
    expect(listTitles(category, query)).toEqual(expected);
  });
});

describe('a change of the filter', () => {
  test.each([
    ['q=green&page=3', { onlyOpen: true }, 'q=green&open=1'],
    ['open=1&type=quiz', { onlyOpen: false, q: 'green' }, 'type=quiz&q=green'],
    ['when=dates&from=2031-05-03', { when: 'week' }, 'when=week'],
    ['', { when: 'dates' }, 'when=dates'],
    ['when=dates', { from: '2031-05-03' }, 'when=dates&from=2031-05-03'],
    ['mode=online&event=1', { mode: undefined }, 'event=1'],
  ] as const)('?%s with %o is ?%s', (query, changes, expected) => {
    expect(writeFilter(changes, new URLSearchParams(query)).toString()).toBe(expected);
  });
});
