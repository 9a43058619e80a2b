import { formatDateTime, links, type OwnTeam, teams } from '@marquee/shared-contracts';
import {
  fakeApi,
  hoursFromNow,
  renderScreen,
  sampleAccount,
  sampleId,
  sampleTeam,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { TeamInvite } from './TeamInvite';

const invite = { code: sampleId(99), expiresAt: hoursFromNow(100) };
const address = `http://localhost:3000${links.teamInvite(sampleId(), invite.code)}`;

async function open(changes: Partial<OwnTeam> = {}) {
  const changed = jest.fn();
  const api = fakeApi();
  const { user } = await renderScreen(<TeamInvite team={sampleTeam(changes)} onChanged={changed} />, {
    as: sampleAccount(),
  });
  return { api, user, changed };
}

describe('the invite of a team (TM-2)', () => {
  it('is made by the leader', async () => {
    const { api, user, changed } = await open();
    api.on(teams.invite, () => success(invite));
    await user.click(screen.getByRole('button', { name: 'Create invite link' }));
    expect(changed).toHaveBeenCalledTimes(1);
    expect(api.inputs(teams.invite)[0]?.params).toEqual({ teamId: sampleId(50) });
  });

  it('that cannot be made says why', async () => {
    const { api, user } = await open();
    api.breakDown(teams.invite);
    await user.click(screen.getByRole('button', { name: 'Create invite link' }));
    expect(await screen.findByText('Failed to create the invite')).toBeVisible();
  });

  it('is asked of the leader by the others', async () => {
    await open({ role: 'MEMBER' });
    expect(screen.getByText('There is none now. The leader of the team can make one.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stands there with its end, and is copied', async () => {
    const { user } = await open({ role: 'MEMBER', invite });
    expect(screen.getByRole('textbox')).toHaveValue(address);
    expect(screen.getByText(`Valid until ${formatDateTime(invite.expiresAt)}.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(screen.queryByRole('button', { name: 'New link' })).toBeNull();
  });

  it('says so when it cannot be copied', async () => {
    const { user } = await open({ invite });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('The link could not be copied. Please copy it by hand.')).toBeVisible();
  });

  it('is shown to a phone as a code', async () => {
    const { user } = await open({ invite });
    await user.click(screen.getByRole('button', { name: 'Show QR code' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Join Solar Sparrows' }));
    expect(await dialog.findByRole('img', { name: 'QR code of the invite to Solar Sparrows' })).toBeVisible();
    expect(dialog.getByText(/^Valid until/)).toBeVisible();
  });

  it('is made anew after a question, since the old one stops working', async () => {
    const { api, user, changed } = await open({ invite });
    api.on(teams.invite, () => success(invite));
    await user.click(screen.getByRole('button', { name: 'New link' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Make a new invite link?' }));
    expect(dialog.getByText('The link that people have now stops working.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'New link' }));
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
