import { links } from './links';

describe('the links', () => {
  it.each([
    [links.home(), '/'],
    [links.search(), '/#search'],
    [links.event('a b'), '/event/a%20b'],
    [links.eventType(), '/event-type'],
    [links.eventType('quiz'), '/event-type/quiz'],
    [links.createOrJoin('7', 'join'), '/create-or-join/7?tab=join'],
    [links.teamInvite('7', 'c/d'), '/join-team/7/c%2Fd'],
    [links.updateEventDetails('7'), '/update-event/7/details'],
  ])('%s', (link, address) => {
    expect(link).toBe(address);
  });
});
