import {
  formatShortDateTime,
  getTeamDeadline,
  links,
  type ParticipantEventDetails,
  registration,
  teams,
} from '@marquee/shared-contracts';
import {
  fakeApi,
  type FakeApi,
  renderScreen,
  sampleAccount,
  sampleEventDetails,
  sampleId,
  sampleTeam,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { ConfirmationScreen } from './ConfirmationScreen';
import { NEW_REGISTRATION } from './NewRegistrationDialog';

const id = sampleId();
const code = sampleId(99);
const at = links.registrationConfirmation(id);

function serve(changes: Partial<ParticipantEventDetails> = {}): FakeApi {
  const event = sampleEventDetails({ registrationState: 'REGISTERED', category: 'webinar' });
  return fakeApi().on(registration.details, () =>
    success({ ...event, registered: true, favourite: false, ...changes }),
  );
}

const show = (to: string | { pathname: string; state: unknown } = at) =>
  renderScreen(<ConfirmationScreen />, { path: '/registered/:eventId?', at: to, as: sampleAccount() });

/** Publishes the screens of teams, which belong to another remote. */
function publishTeams(): void {
  const screens = ['/create-or-join/:eventId', '/join-team/:eventId/:code', '/team/:eventId'].map((path) => ({
    path,
  }));
  const block = document.createElement('script');
  const textContent = JSON.stringify({ revision: 1, remotes: [{ name: 'mf-teams', screens }] });
  document.body.append(Object.assign(block, { id: 'registry', type: 'application/json', textContent }));
}
afterEach(() => document.getElementById('registry')?.remove());

const findConfirmation = () => screen.findByRole('heading', { level: 1, name: 'Registration successful' });
const getTarget = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the confirmation of a registration (RG-9)', () => {
  test('names the event and offers calendar, sharing, the event and the home page', async () => {
    serve();
    await show();
    expect(await findConfirmation()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Circuit Quiz' })).toBeVisible();
    expect(screen.getByText('Online', { selector: 'dd' })).toBeVisible();
    for (const name of ['Copy link', 'Add to calendar'])
      expect(screen.getByRole('button', { name })).toBeVisible();
    expect(getTarget('See the event')).toBe(links.event(id));
    expect(getTarget('Go to the home page')).toBe('/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows the join link of an online event (EV-39)', async () => {
    serve({ joinLink: 'https://meet.test/a' });
    await show();
    await findConfirmation();
    expect(getTarget('meet.test/a')).toBe('https://meet.test/a');
  });

  test('asks for a team once; a reload or Back shows the page only', async () => {
    publishTeams();
    serve({ teamCreationAllowed: true, maxTeamSize: 4 });
    const { user, ...rendered } = await show({ pathname: at, state: NEW_REGISTRATION });
    expect(await screen.findByRole('dialog', { name: "You're in! Next: your team" })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await findConfirmation()).toBeVisible();
    expect(getTarget('Create a team')).toBe(links.createOrJoin(id, 'create'));
    expect(getTarget('Join a Team')).toBe(links.createOrJoin(id, 'join'));
    rendered.unmount();
    await show();
    await findConfirmation();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['Create a team', `/create-or-join/${id}?tab=create`],
    ['Join a Team', `/create-or-join/${id}?tab=join`],
  ])('the dialog "%s" leads to %s', async (choice, target) => {
    publishTeams();
    serve({ teamCreationAllowed: true, minTeamSize: 2, maxTeamSize: 4 });
    const { user } = await show({ pathname: at, state: NEW_REGISTRATION });
    expect(await screen.findByRole('dialog', { name: "You're in! Next: your team" })).toBeVisible();
    const deadline = formatShortDateTime(getTeamDeadline(sampleEventDetails()));
    expect(
      screen.getByText(`This event is for teams of 2 to 4. You need a team by ${deadline}.`),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: choice }));
    expect(await screen.findByText(`Now at ${target}`)).toBeVisible();
  });

  test('asks for no team without the remote of teams', async () => {
    serve({ teamCreationAllowed: true, maxTeamSize: 4 });
    await show({ pathname: at, state: NEW_REGISTRATION });
    await findConfirmation();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Your team')).toBeNull();
  });

  test('keeps the invite of the team that asked the person to register (TM-2)', async () => {
    publishTeams();
    serve({ teamCreationAllowed: true, maxTeamSize: 4 });
    await show(links.confirmationForInvite(id, code));
    await findConfirmation();
    expect(getTarget('Continue to the invite')).toBe(links.teamInvite(id, code));
    expect(screen.queryByRole('link', { name: 'Create a team' })).toBeNull();
  });

  test('offers the leader the invite link of the new team (TM-15)', async () => {
    publishTeams();
    const ownTeam = sampleTeam({ eventId: id, teamName: 'Night Owls', role: 'LEADER', invite: null });
    const invite = { code, expiresAt: new Date(Date.now() + 86_400_000).toISOString() };
    const api = serve({
      teamCreationAllowed: true,
      team: { id: ownTeam.id, teamName: 'Night Owls', role: 'LEADER' },
    }).on(teams.mine, () => success(ownTeam));
    const { user } = await show();
    expect(await findConfirmation()).toBeVisible();
    const create = await screen.findByRole('button', { name: 'Create invite link' });
    api.on(teams.invite, () => success(invite));
    api.on(teams.mine, () => success({ ...ownTeam, invite }));
    await user.click(create);
    const address = `${window.location.origin}${links.teamInvite(id, code)}`;
    expect(await screen.findByLabelText('Invite link')).toHaveValue(address);
    await user.click(screen.getByRole('button', { name: 'Copy invite link' }));
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(getTarget('See my team')).toBe(links.team(id));
  });

  test('is not for people who are not registered', async () => {
    serve({ registered: false, registrationState: 'OPEN' });
    await show();
    expect(await screen.findByText('You are not registered for this event.')).toBeVisible();
    expect(screen.queryByText('Registration successful')).toBeNull();
    expect(getTarget('See the event')).toBe(links.event(id));
  });

  test('says the same of a private event, which is absent then', async () => {
    serve().refuse(registration.details, 'NOT_FOUND');
    await show();
    expect(await screen.findByText('You are not registered for this event.')).toBeVisible();
  });

  test('leads to the page of an event that was cancelled', async () => {
    serve({ registrationState: 'CANCELLED', cancelled: true });
    await show();
    expect(await screen.findByText(`Now at ${links.event(id)}`)).toBeVisible();
  });
});
