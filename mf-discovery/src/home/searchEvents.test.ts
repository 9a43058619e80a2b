import { sampleEventCard } from '@marquee/shared-contracts/testing';
import { searchEvents } from './searchEvents';

const event = sampleEventCard({
  title: 'Circuit Quiz',
  organization: 'Lakeside College',
  category: 'quiz',
  mode: 'offline',
  location: 'Café Lumière, Pune',
  festival: 'Technova',
});
const other = sampleEventCard({ title: 'Green Hack', category: 'hackathon', organization: 'Hill Club' });

describe('searching the public list (RT-14)', () => {
  test.each([
    ['its title', 'circuit'],
    ['its organization', 'lakeside'],
    ['its category', 'quiz'],
    ['the plural of its category', 'Quizzes'],
    ['its venue', 'pune'],
    ['its festival', 'technova'],
    ['several words in any order', 'pune   QUIZ'],
    ['a word without its accents', 'cafe'],
  ])('an event is found by %s', (_what, text) => {
    expect(searchEvents([other, event], text)).toEqual([event]);
  });

  test('every word must match', () => {
    expect(searchEvents([event, other], 'circuit hill')).toEqual([]);
  });

  test('an online event is found by "online"', () => {
    expect(searchEvents([event, other], 'online')).toEqual([other]);
  });
});
