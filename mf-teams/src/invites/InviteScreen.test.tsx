import { type Account, links, registration, teams } from '@marquee/shared-contracts';
import { returnTo, session } from '@marquee/shared-contracts/browser';
import {
  type FakeApi,
  fakeApi,
  failCall,
  renderScreen,
  sampleAccount,
  sampleEventDetails,
  sampleHost,
  sampleId,
  sampleTeam,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { InviteScreen } from './InviteScreen';

const code = sampleId(99);

const createInvite = (freePlaces = 2) => success({ teamName: 'Night Owls', leader: 'Lena Nair', freePlaces });

async function open({ registered = true, prepare = (_api: FakeApi) => {} } = {}) {
  const api = fakeApi()
    .on(teams.seeInvite, () => createInvite())
    .on(registration.details, () =>
      success({
        ...sampleEventDetails({ title: 'Green Hack', teamCreationAllowed: true, maxTeamSize: 4 }),
        registered,
        favourite: false,
        team: null,
      }),
    );
  prepare(api);
  const { user } = await renderScreen(<InviteScreen />, {
    path: '/join-team/:eventId/:code',
    at: links.teamInvite(sampleId(), code),
    as: sampleAccount(),
  });
  return { api, user };
}

const findJoinButton = () => screen.findByRole('button', { name: 'Join the team' });

describe('invite link (TM-2)', () => {
  it('does not join on opening', async () => {
    const { api } = await open();
    await findJoinButton();
    expect(await screen.findByRole('heading', { name: 'Night Owls' })).toBeVisible();
    expect(screen.getByText('Led by Lena Nair · 2 seats left')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Green Hack' })).toBeVisible();
    expect(api.inputs(teams.joinByInvite)).toEqual([]);
  });

  it('joins on click, shows the team’s name and opens the team', async () => {
    const { api, user } = await open();
    api.on(teams.joinByInvite, () => success(sampleTeam({ teamName: 'Night Owls', role: 'MEMBER' })));
    await user.click(await findJoinButton());
    expect(await screen.findByText(`Now at ${links.team(sampleId())}`)).toBeVisible();
    expect(screen.getByText('You are in the team Night Owls now.')).toBeVisible();
    expect(api.inputs(teams.joinByInvite)[0]?.params).toEqual({ code });
  });

  it.each([
    ['INVITE_EXPIRED', 'This invite has expired.'],
    ['TEAM_FULL', 'Team is full'],
    ['TEAMS_CLOSED', 'Teams can no longer change.'],
    ['TEAM_STARTED', 'This team has started the quiz.'],
    ['NOT_FOUND', 'This invite is not valid any more. Ask the team for a new one.'],
    ['ALREADY_IN_TEAM', 'You are already in a team of this event.'],
  ] as const)('rejected with %s says "%s", and refreshes the event', async (errorCode, text) => {
    const { api, user } = await open();
    api.on(teams.joinByInvite, () => failCall(errorCode));
    await user.click(await findJoinButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await waitFor(() => expect(api.inputs(registration.details)).toHaveLength(2));
  });

  it.each([
    ['NOT_FOUND', 'This invite is not valid any more. Ask the team for a new one.'],
    ['INVITE_EXPIRED', 'This invite has expired.'],
  ] as const)('invalid with %s says so on opening', async (errorCode, text) => {
    await open({ prepare: (api) => api.on(teams.seeInvite, () => failCall(errorCode)) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See other teams' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Join the team' })).toBeNull();
  });

  it('says that the team has become full', async () => {
    const { api, user } = await open();
    await screen.findByText('Led by Lena Nair · 2 seats left');
    const button = await findJoinButton();
    api.on(teams.joinByInvite, () => failCall('TEAM_FULL')).on(teams.seeInvite, () => createInvite(0));
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Team is full' })).toBeDisabled();
    expect(screen.getByText('Led by Lena Nair · Team is full')).toBeVisible();
  });

  it('shows the error of loading the team, and loads it on Try again', async () => {
    const { api, user } = await open({ prepare: (prepared) => prepared.breakDown(teams.seeInvite) });
    expect(await screen.findByText('Failed to fetch team details')).toBeVisible();
    api.on(teams.seeInvite, () => createInvite());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Night Owls' })).toBeVisible();
  });

  it('gives no access to a private event, and explains how to get it (EV-10)', async () => {
    await open({ prepare: (api) => api.refuse(registration.details, 'NOT_FOUND') });
    expect(await screen.findByText(/^The team’s event is private, and you are not registered/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Night Owls' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Join the team' })).toBeNull();
  });

  it('requires a registration, which returns to the invite', async () => {
    await open({ registered: false });
    expect(await screen.findByText('Register for the event first')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      links.registrationForInvite(sampleId(), code),
    );
    expect(screen.queryByRole('button', { name: 'Join the team' })).toBeNull();
  });
});

describe('invite link without a participant (TM-20)', () => {
  const show = async (eventTitle: string | null, as?: Account) => {
    const api = fakeApi().on(teams.previewInvite, () => success({ teamName: 'Night Owls', eventTitle }));
    const at = links.teamInvite(sampleId(), code);
    const { user } = await renderScreen(<InviteScreen />, { path: '/join-team/:eventId/:code', at, as });
    return { api, user };
  };

  it('names team and event, and asks a visitor to log in and come back', async () => {
    const { api, user } = await show('Green Hack');
    expect(await screen.findByRole('heading', { name: 'Night Owls' })).toBeVisible();
    expect(screen.getByText('Green Hack')).toBeVisible();
    expect(api.inputs(teams.seeInvite)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(session.loginPrompt).not.toBeNull();
    expect(returnTo.takePath('USER')).toBe(links.teamInvite(sampleId(), code));
  });

  it('does not name a private event (EV-10)', async () => {
    await show(null);
    expect(await screen.findByText('A private event')).toBeVisible();
  });

  it('says that a host cannot join', async () => {
    await show('Green Hack', sampleHost());
    expect(await screen.findByText(/^You are signed in as a host\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  it('says when it is not valid any more', async () => {
    fakeApi().refuse(teams.previewInvite, 'NOT_FOUND');
    const at = links.teamInvite(sampleId(), code);
    await renderScreen(<InviteScreen />, { path: '/join-team/:eventId/:code', at });
    expect(
      await screen.findByText('This invite is not valid any more. Ask the team for a new one.'),
    ).toBeVisible();
  });
});
