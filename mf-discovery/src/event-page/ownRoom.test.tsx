import { links, registration } from '@marquee/shared-contracts';
import {
  fakeApi,
  renderScreen,
  sampleAccount,
  sampleEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { EventScreen } from './EventScreen';

const at = links.event(sampleId());

/** Serves an event whose reply names the room of the last call of `assign`. */
async function open(mode: 'online' | 'offline') {
  let room: string | null = null;
  const event = {
    ...sampleEventDetails({ mode, location: 'Main Hall' }),
    registered: true,
    favourite: false,
  };
  const api = fakeApi().on(registration.details, () => success({ ...event, room }));
  const stream = api.stream();
  await renderScreen(<EventScreen />, { path: '/event/:eventId', at, as: sampleAccount() });
  await screen.findByRole('heading', { level: 1, name: event.title });
  await waitFor(() => expect(stream.readers).toBe(1));
  const assign = async (name: string) => {
    room = name;
    await act(async () => stream.send('NOTIFICATION'));
  };
  return { api, assign };
}

describe('the own room on the event page (RM-5)', () => {
  test('is beside the place, and follows a change without a reload', async () => {
    const { assign } = await open('offline');
    expect(screen.queryByText(/^Room:/)).toBeNull();
    await assign('LT-1');
    expect((await screen.findByText('Room: LT-1')).parentElement).toHaveTextContent('Main Hall');
    await assign('LT-2');
    expect(await screen.findByText('Room: LT-2')).toBeVisible();
  });

  test('costs no call at an online event', async () => {
    const { api, assign } = await open('online');
    const before = api.inputs(registration.details).length;
    await assign('LT-1');
    expect(api.inputs(registration.details)).toHaveLength(before);
  });
});
