import { fakeApi, renderScreen } from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { EventRoute } from './EventRoute';

const showAt = (
  <EventRoute heading="Event" getLink={(eventId) => `/event/${eventId}?tab=1`}>
    {({ eventId, inviteKey }) => <p>{`Event ${eventId}, key ${inviteKey ?? 'none'}`}</p>}
  </EventRoute>
);
const path = '/event/:eventId?';

describe('a screen of one event (RT-1)', () => {
  beforeEach(() => void fakeApi());

  test('reads event and invite key from the address', async () => {
    await renderScreen(showAt, { path, at: '/event/7?k=open%20sesame' });
    expect(screen.getByText('Event 7, key open sesame')).toBeVisible();
  });

  test('redirects a legacy link with router state to the canonical address', async () => {
    await renderScreen(showAt, { path, at: { pathname: '/event', state: { eventId: '7' } } });
    expect(screen.getByText('Event 7, key none')).toBeVisible();
  });

  test.each([null, {}, { eventId: 7 }])(
    'without an event id it explains that and links home: %o',
    async (state) => {
      await renderScreen(showAt, { path, at: { pathname: '/event', state } });
      expect(screen.getByText('No event selected')).toBeVisible();
      expect(screen.getByRole('link', { name: 'See upcoming events' })).toHaveAttribute('href', '/');
    },
  );
});
