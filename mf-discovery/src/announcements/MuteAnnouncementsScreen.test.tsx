import { announcements, links } from '@marquee/shared-contracts';
import { fakeApi, renderScreen, success } from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { MuteAnnouncementsScreen } from './MuteAnnouncementsScreen';

const eventId = '01900000-0000-7000-8000-000000000001';
const route = { path: '/announcements/:token/mute', at: links.muteAnnouncements('id.signature') };
const MUTED = /You won't get announcements of this event any more/;

describe('the link that mutes the announcements of an event (AN-5)', () => {
  it('mutes them when it opens, without login', async () => {
    const api = fakeApi().on(announcements.muteByToken, () => success({ eventId }));
    await renderScreen(<MuteAnnouncementsScreen />, route);
    expect(await screen.findByText(MUTED)).toBeVisible();
    expect(api.inputs(announcements.muteByToken)).toEqual([
      expect.objectContaining({ params: { muteToken: 'id.signature' } }),
    ]);
    expect(screen.getByRole('link', { name: 'See the event' })).toHaveAttribute('href', links.event(eventId));
  });

  it('says that a broken link is not valid', async () => {
    fakeApi().refuse(announcements.muteByToken, 'NOT_FOUND');
    await renderScreen(<MuteAnnouncementsScreen />, route);
    expect(await screen.findByText(/This link is not valid/)).toBeVisible();
  });

  it('can be tried again after a failure', async () => {
    const api = fakeApi().refuse(announcements.muteByToken, 'INTERNAL');
    const { user } = await renderScreen(<MuteAnnouncementsScreen />, route);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.on(announcements.muteByToken, () => success({ eventId }));
    await user.click(retry);
    expect(await screen.findByText(MUTED)).toBeVisible();
  });
});
