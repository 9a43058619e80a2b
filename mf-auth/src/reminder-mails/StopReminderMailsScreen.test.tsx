import { links, profile } from '@marquee/shared-contracts';
import { fakeApi, renderScreen, success } from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { StopReminderMailsScreen } from './StopReminderMailsScreen';

const route = { path: '/reminder-mails/:token', at: links.stopReminderMails('id.signature') };

describe('the link that stops reminder mails (NT-9)', () => {
  it('stops them when it opens, without login', async () => {
    const api = fakeApi().on(profile.stopReminderMails, () => success(null));
    await renderScreen(<StopReminderMailsScreen />, route);
    expect(await screen.findByText(/You won't get reminder mails any more/)).toBeVisible();
    expect(api.inputs(profile.stopReminderMails)).toEqual([
      expect.objectContaining({ params: { token: 'id.signature' } }),
    ]);
  });

  it('says that a broken link is not valid', async () => {
    fakeApi().refuse(profile.stopReminderMails, 'NOT_FOUND');
    await renderScreen(<StopReminderMailsScreen />, route);
    expect(await screen.findByText(/This link is not valid/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open my profile' })).toHaveAttribute(
      'href',
      links.editProfile(),
    );
  });

  it('can be tried again after a failure', async () => {
    const api = fakeApi().refuse(profile.stopReminderMails, 'INTERNAL');
    const { user } = await renderScreen(<StopReminderMailsScreen />, route);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.on(profile.stopReminderMails, () => success(null));
    await user.click(retry);
    expect(await screen.findByText(/You won't get reminder mails any more/)).toBeVisible();
  });
});
