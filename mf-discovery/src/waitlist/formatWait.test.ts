import { formatWait } from './formatWait';

test.each([
  [{ position: 3, confirmBy: null }, 'You are number 3 on the waitlist.'],
  [
    { position: null, confirmBy: '2031-05-03T04:30:00Z' },
    'A seat is reserved for you until May 3, 10:00 AM.',
  ],
])('the place %j', (wait, text) => {
  expect(formatWait(wait, 'Asia/Kolkata')).toBe(text);
});
