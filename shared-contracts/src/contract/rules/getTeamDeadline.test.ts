import { getTeamDeadline } from './getTeamDeadline';

const early = '2031-05-03T10:00:00+05:30';
const late = '2031-05-03T05:00:00.000Z';

describe('the deadline of teams (TM-9)', () => {
  it.each([
    ['the start, if registration closes earlier', { registerEnd: early, startTime: late }],
    ['the end of registration, if the event starts earlier', { registerEnd: late, startTime: early }],
    ['either, if they are equal', { registerEnd: late, startTime: late }],
  ])('is %s, in any time zone', (_case, event) => {
    expect(getTeamDeadline(event)).toBe(late);
    const dates = { registerEnd: new Date(event.registerEnd), startTime: new Date(event.startTime) };
    expect(getTeamDeadline(dates)).toEqual(new Date(late));
  });
});
