import { links, participation, teams } from '@marquee/shared-contracts';
import {
  fakeApi,
  refuseCall,
  renderScreen,
  sampleAccount,
  sampleEventDetails,
  sampleId,
  sampleTeam,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { InviteScreen } from './InviteScreen';

const code = sampleId(99);

async function open(registered = true) {
  const api = fakeApi().on(participation.details, () =>
    success({
      ...sampleEventDetails({ title: 'Green Hack', teamCreationAllowed: true, maxTeamSize: 4 }),
      registered,
      favourite: false,
      team: null,
    }),
  );
  const { user } = await renderScreen(<InviteScreen />, {
    path: '/join-team/:eventId/:code',
    at: links.teamInvite(sampleId(), code),
    as: sampleAccount(),
  });
  return { api, user };
}

const join = () => screen.findByRole('button', { name: 'Join the team' });

describe('the link of an invite (TM-2)', () => {
  it('joins nobody by itself', async () => {
    const { api } = await open();
    await join();
    expect(screen.getByText(/^Somebody wants you in a team of “Green Hack”\./)).toBeVisible();
    expect(api.inputs(teams.joinByInvite)).toEqual([]);
  });

  it('joins when the person says so, names the team and leads to it', async () => {
    const { api, user } = await open();
    api.on(teams.joinByInvite, () => success(sampleTeam({ teamName: 'Night Owls', role: 'MEMBER' })));
    await user.click(await join());
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
  ] as const)('refused as %s says "%s", and reads the event again', async (refusal, text) => {
    const { api, user } = await open();
    api.on(teams.joinByInvite, () => refuseCall(refusal));
    await user.click(await join());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await waitFor(() => expect(api.inputs(participation.details)).toHaveLength(2));
  });

  it('needs a registration first', async () => {
    await open(false);
    expect(await screen.findByText('Register for the event first')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      links.registration(sampleId()),
    );
    expect(screen.queryByRole('button', { name: 'Join the team' })).toBeNull();
  });
});
