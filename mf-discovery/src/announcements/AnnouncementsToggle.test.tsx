import { announcements, links, registration } from '@marquee/shared-contracts';
import {
  fakeApi,
  renderScreen,
  sampleAccount,
  sampleEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { EventScreen } from '../event-page/EventScreen';

const eventId = sampleId();

/** Serves an event that the participant registered for, with working calls that mute and unmute. */
async function open() {
  let announcementsMuted = false;
  const event = { ...sampleEventDetails(), registered: true, favourite: false };
  const api = fakeApi()
    .on(registration.details, () => success({ ...event, announcementsMuted }))
    .on(announcements.mute, () => {
      announcementsMuted = true;
      return success(null);
    })
    .on(announcements.unmute, () => {
      announcementsMuted = false;
      return success(null);
    });
  const view = { path: '/event/:eventId', at: links.event(eventId), as: sampleAccount() };
  const { user } = await renderScreen(<EventScreen />, view);
  return { api, user };
}

describe('the announcements of an event (AN-5)', () => {
  it('are muted and unmuted on its page', async () => {
    const { api, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Mute announcements' }));
    await user.click(await screen.findByRole('button', { name: 'Unmute announcements' }));
    expect(await screen.findByRole('button', { name: 'Mute announcements' })).toBeEnabled();
    expect(api.inputs(announcements.mute)).toMatchObject([{ params: { eventId } }]);
    expect(api.inputs(announcements.unmute)).toMatchObject([{ params: { eventId } }]);
  });

  it('stay as they are when the call fails', async () => {
    const { api, user } = await open();
    api.refuse(announcements.mute, 'INTERNAL');
    await user.click(await screen.findByRole('button', { name: 'Mute announcements' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mute announcements' })).toBeEnabled();
  });
});
