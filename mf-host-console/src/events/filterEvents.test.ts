import { hoursFromNow, sampleHostEvent, sampleId } from '@marquee/shared-contracts/testing';
import { type EventFilter, filterEvents } from './filterEvents';

const events = [
  sampleHostEvent({ id: sampleId(1), title: 'Circuit Quiz' }),
  sampleHostEvent({ id: sampleId(2), title: 'Green Hack', tag: 'hackathon', college: 'Hillside Club' }),
  sampleHostEvent({
    id: sampleId(3),
    title: 'Old Quiz',
    startTime: hoursFromNow(-5),
    endTime: hoursFromNow(-3),
  }),
  sampleHostEvent({ id: sampleId(4), title: 'Late Quiz', cancelled: true }),
  sampleHostEvent({
    id: sampleId(5),
    title: 'Next Talk',
    tag: 'seminar',
    state: 'draft',
    missing: ['endTime'],
  }),
];

const anyTime = { when: 'any', from: '', to: '' } as const;
const any: EventFilter = { q: '', state: undefined, type: undefined, period: anyTime };
const rows: [filter: Partial<EventFilter>, titles: string[]][] = [
  [{}, ['Circuit Quiz', 'Green Hack', 'Old Quiz', 'Late Quiz', 'Next Talk']],
  [{ q: '  QUIZ ' }, ['Circuit Quiz', 'Old Quiz', 'Late Quiz']],
  [{ q: 'club hack' }, ['Green Hack']],
  [{ q: 'seminar' }, []],
  [{ state: 'draft' }, ['Next Talk']],
  [{ state: 'ended' }, ['Old Quiz']],
  [{ state: 'cancelled' }, ['Late Quiz']],
  [{ state: 'upcoming' }, ['Circuit Quiz', 'Green Hack']],
  [{ type: 'hackathon' }, ['Green Hack']],
  [{ period: { when: 'dates', from: '', to: '2020-01-31' } }, []],
  [{ period: { when: 'dates', from: '2020-01-31', to: '' }, q: 'green' }, ['Green Hack']],
  [{ period: { when: 'dates', from: '2020-01-31', to: '' }, state: 'draft' }, []],
  [{ type: 'quiz', state: 'upcoming', q: 'circ' }, ['Circuit Quiz']],
];

it.each(rows)('the events of %j', (filter, titles) => {
  expect(filterEvents(events, { ...any, ...filter }, Date.now()).map(({ title }) => title)).toEqual(titles);
});
