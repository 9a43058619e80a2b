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
  const onChanged = jest.fn();
  const api = fakeApi();
  const { user } = await renderScreen(<TeamInvite team={sampleTeam(changes)} onChanged={onChanged} />, {
    as: sampleAccount(),
  });
  return { api, user, onChanged };
}

describe('team invite (TM-2)', () => {
  it('is created by the leader', async () => {
    const { api, user, onChanged } = await open();
    api.on(teams.invite, () => success(invite));
    await user.click(screen.getByRole('button', { name: 'Create invite link' }));
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(api.inputs(teams.invite)[0]?.params).toEqual({ teamId: sampleId(50) });
  });

  it('shows the error of creating it', async () => {
    const { api, user } = await open();
    api.breakDown(teams.invite);
    await user.click(screen.getByRole('button', { name: 'Create invite link' }));
    expect(await screen.findByText('Failed to create the invite')).toBeVisible();
  });

  it('refers members to the leader', async () => {
    await open({ role: 'MEMBER' });
    expect(screen.getByText('This team has no invite link. Its leader can create one.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the team code in two groups; invites from before team codes have none (TM-18)', async () => {
    await open({ role: 'MEMBER', invite: { ...invite, teamCode: 'KX701PQ1' } });
    expect(screen.getByText('KX70-1PQ1')).toBeVisible();
    expect(screen.getByText(/which they type under Join a team\./)).toBeVisible();
  });

  it('is shown with its expiry, and can be copied', async () => {
    const { user } = await open({ role: 'MEMBER', invite });
    expect(screen.getByRole('textbox')).toHaveValue(address);
    expect(screen.getByText(`Valid until ${formatDateTime(invite.expiresAt)}.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(screen.queryByRole('button', { name: 'New link' })).toBeNull();
  });

  it('is shared by the native dialog where the browser has one', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = await open({ invite });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Join Solar Sparrows', url: address });
    Reflect.deleteProperty(navigator, 'share');
  });

  it('offers no sharing without a native dialog', async () => {
    await open({ invite });
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('says that it could not be copied', async () => {
    const { user } = await open({ invite });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('The link could not be copied. Please copy it by hand.')).toBeVisible();
  });

  it('is shown as a QR code', async () => {
    const { user } = await open({ invite });
    await user.click(screen.getByRole('button', { name: 'Show QR code' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Join Solar Sparrows' }));
    expect(await dialog.findByRole('img', { name: 'QR code of the invite to Solar Sparrows' })).toBeVisible();
    expect(dialog.getByText(/^Valid until/)).toBeVisible();
  });

  it('is replaced after a confirmation, since the old link stops working', async () => {
    const { api, user, onChanged } = await open({ invite });
    api.on(teams.invite, () => success(invite));
    await user.click(screen.getByRole('button', { name: 'New link' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Create a new invite link?' }));
    expect(dialog.getByText('The current link stops working.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'New link' }));
    expect(onChanged).toHaveBeenCalledTimes(1);
  });
});
