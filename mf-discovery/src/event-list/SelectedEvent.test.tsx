import { events } from '@marquee/shared-contracts';
import { fakeApi, renderScreen, sampleEventCard } from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { SelectedEvent } from './SelectedEvent';

const registerEnd = '2031-05-03T04:30:00.000Z';

// The tests run in India's zone.
test.each([
  ['Asia/Kolkata', 'Register until May 3, 10:00 AM'],
  ['America/New_York', 'Register until May 3, 2031, 12:30 AM EDT'],
])('a venue in %s: "%s" (EV-5)', async (timezone, text) => {
  fakeApi().hold(events.details);
  const event = sampleEventCard({ mode: 'offline', timezone, registerEnd });
  await renderScreen(<SelectedEvent event={event} />);
  expect(screen.getByText(text)).toBeVisible();
});
