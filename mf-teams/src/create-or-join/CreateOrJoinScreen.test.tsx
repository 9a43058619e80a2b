import {
  formatDateTime,
  links,
  registration,
  type ParticipantEventDetails,
  teams,
} from '@marquee/shared-contracts';
import {
  fakeApi,
  type FakeApi,
  hoursFromNow,
  readStoredTexts,
  renderScreen,
  sampleAccount,
  sampleEventDetails,
  sampleId,
  sampleTeam,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { CreateOrJoinScreen } from './CreateOrJoinScreen';

const id = sampleId();
type Changes = Partial<ParticipantEventDetails>;

const createDetails = (changes: Changes = {}) =>
  success({
    ...sampleEventDetails({
      title: 'Green Hack',
      teamCreationAllowed: true,
      minTeamSize: 2,
      maxTeamSize: 4,
      registrationState: 'REGISTERED',
    }),
    registered: true,
    favourite: false,
    team: null,
    ...changes,
  });

const serveEvent = (changes: Changes = {}): FakeApi =>
  fakeApi().on(registration.details, () => createDetails(changes));

const open = (at: string | { pathname: string; state: unknown } = links.createOrJoin(id, 'create')) =>
  renderScreen(<CreateOrJoinScreen />, { path: '/create-or-join/:eventId?', at, as: sampleAccount() });

const findTeamName = () => screen.findByLabelText('Team name');
const getCreateButton = () => screen.getByRole('button', { name: 'Create team' });

describe('creating a team', () => {
  it('creates a public team, shows its name and opens the home page (TM-15)', async () => {
    const api = serveEvent().on(teams.create, () => success(sampleTeam({ teamName: 'Solar Sparrows' })));
    const { user } = await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create or join a team');
    await user.type(await findTeamName(), 'Solar Sparrows');
    await user.click(getCreateButton());
    expect(await screen.findByText('Now at /')).toBeVisible();
    expect(screen.getByText('You lead the team Solar Sparrows now.')).toBeVisible();
    expect(api.inputs(teams.create)).toEqual([
      expect.objectContaining({
        params: { eventId: id },
        body: { teamName: 'Solar Sparrows', public: true },
      }),
    ]);
  });

  it('opens the confirmation with the invite, where a remote has it (TM-15)', async () => {
    const screens = [{ path: '/registered/:eventId?' }];
    const textContent = JSON.stringify({ revision: 1, remotes: [{ name: 'mf-discovery', screens }] });
    const block = document.createElement('script');
    document.body.append(Object.assign(block, { id: 'registry', type: 'application/json', textContent }));
    serveEvent().on(teams.create, () => success(sampleTeam()));
    const { user } = await open();
    await user.type(await findTeamName(), 'Solar Sparrows');
    await user.click(getCreateButton());
    expect(await screen.findByText(`Now at ${links.registrationConfirmation(id)}`)).toBeVisible();
    block.remove();
  });

  it('creates a private team', async () => {
    const api = serveEvent().on(teams.create, () => success(sampleTeam({ public: false })));
    const { user } = await open();
    await user.type(await findTeamName(), 'Quiet Ones');
    await user.click(screen.getByRole('radio', { name: /^Private/ }));
    await user.click(getCreateButton());
    await screen.findByText('Now at /');
    expect(api.inputs(teams.create)[0]?.body).toEqual({ teamName: 'Quiet Ones', public: false });
  });

  it.each([
    ['x', 'Team name must have 2 to 40 characters.'],
    ['x'.repeat(41), 'Team name must have 2 to 40 characters.'],
    ['Owls Request ID: 7', 'Team name must not contain "request id:".'],
  ])('rejects the name %s: %s (TM-1, TM-6)', async (typed, text) => {
    const api = serveEvent();
    const { user } = await open();
    await user.type(await findTeamName(), typed);
    await user.click(getCreateButton());
    expect(await findTeamName()).toHaveAccessibleDescription(text);
    expect(await findTeamName()).toHaveFocus();
    expect(api.inputs(teams.create)).toEqual([]);
  });

  it('says "Team with this name already exists." beside the name, which is kept', async () => {
    const { user } = await (serveEvent().refuse(teams.create, 'TEAM_NAME_TAKEN'), open());
    await user.type(await findTeamName(), 'Night Owls');
    await user.click(getCreateButton());
    expect(await screen.findByText('Team with this name already exists.')).toBeVisible();
    expect(await findTeamName()).toHaveValue('Night Owls');
    expect(await findTeamName()).toHaveAccessibleDescription('Team with this name already exists.');
  });

  it('shows any other error in a toast, and keeps the draft for this tab (TM-14)', async () => {
    serveEvent().breakDown(teams.create);
    const { user } = await open();
    await user.type(await findTeamName(), 'Night Owls');
    await user.click(getCreateButton());
    expect(await screen.findByText('Failed to create team')).toBeVisible();
    expect(await findTeamName()).toHaveValue('Night Owls');
    expect(readStoredTexts()).toContain('{"teamName":"Night Owls","visibility":"public"}');
  });

  it('says that a team was created elsewhere, and links to it', async () => {
    const api = serveEvent().refuse(teams.create, 'ALREADY_IN_TEAM');
    const { user } = await open();
    await user.type(await findTeamName(), 'Night Owls');
    api.on(registration.details, () =>
      createDetails({ team: { id: sampleId(50), teamName: 'Bees', role: 'MEMBER' } }),
    );
    await user.click(getCreateButton());
    expect(await screen.findByRole('link', { name: 'See my team' })).toHaveAttribute('href', links.team(id));
    expect(screen.getAllByText('You are already in a team of this event.')).toHaveLength(2);
  });

  it('is cancelled after a confirmation', async () => {
    serveEvent();
    const { user } = await open();
    await user.type(await findTeamName(), 'Night Owls');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = 'Are you sure you want to cancel creating the team?';
    await screen.findByRole('alertdialog', { name: question });
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await findTeamName()).toHaveValue('Night Owls');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel' }));
    expect(await screen.findByText(`Now at ${links.event(id)}`)).toBeVisible();
  });
});

describe('reasons against forming a team', () => {
  it.each<[string, Changes, string]>([
    ['NOT_REGISTERED', { registered: false, registrationState: 'OPEN' }, 'Register for the event first'],
    ['NOT_REGISTERED', { registered: false, registrationState: 'CLOSED' }, 'Registration closed'],
    ['NOT_REGISTERED', { registered: false, registrationState: 'ENDED' }, 'Event ended'],
    ['TEAMS_NOT_ALLOWED', { teamCreationAllowed: false }, 'This event has no teams.'],
    ['EVENT_CANCELLED', { cancelled: true }, 'This event was cancelled.'],
    [
      'ALREADY_IN_TEAM',
      { team: { id: sampleId(50), teamName: 'Bees', role: 'MEMBER' } },
      'You are already in a team of this event.',
    ],
    [
      'TEAMS_CLOSED',
      { registerEnd: hoursFromNow(-2), startTime: hoursFromNow(-1) },
      'Teams can no longer change.',
    ],
  ])('%s: %3$s', async (_code, changes, text) => {
    serveEvent(changes);
    await open();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByLabelText('Team name')).toBeNull();
    expect(screen.getByRole('link', { name: 'See the event' })).toHaveAttribute('href', links.event(id));
  });

  it.each<[Changes, boolean]>([
    [{ registrationState: 'OPEN' }, true],
    [{ registrationState: 'CLOSED' }, false],
    [{ registrationState: 'FULL' }, false],
  ])('offer to register only while registration is open: %j', async (changes, isOffered) => {
    serveEvent({ registered: false, ...changes });
    await open();
    await screen.findByRole('link', { name: 'See the event' });
    expect(screen.queryByRole('link', { name: 'Register' }) !== null).toBe(isOffered);
  });

  it('name a deadline for changes only while it is ahead', async () => {
    const startTime = hoursFromNow(-1);
    serveEvent({ registerEnd: hoursFromNow(-2), startTime });
    await open();
    const facts = `Teams of 2 to 4. Teams have been final since ${formatDateTime(startTime)}.`;
    expect(await screen.findByText(facts)).toBeVisible();
  });

  it('do not include a closed registration before the event starts (TM-9)', async () => {
    serveEvent({ registerEnd: hoursFromNow(-2), startTime: hoursFromNow(1) });
    await open();
    expect(await findTeamName()).toBeVisible();
  });

  it('include a missing event', async () => {
    fakeApi().refuse(registration.details, 'NOT_FOUND');
    await open();
    expect(await screen.findByText('No event details available.')).toBeVisible();
  });

  it('include a failed request, which can be tried again', async () => {
    const api = fakeApi().breakDown(registration.details);
    const { user } = await open();
    expect(await screen.findByText('Failed to fetch event details')).toBeVisible();
    api.on(registration.details, () => createDetails());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findTeamName()).toBeVisible();
  });
});

describe('address (RT-1, RT-3)', () => {
  it('selects the tab', async () => {
    serveEvent().on(teams.search, () => success([]));
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'Join a Team' }));
    expect(await screen.findByLabelText('Search teams')).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      links.createOrJoin(id, 'join'),
    );
  });

  it('without an event uses the event of a legacy link, else says "No event selected"', async () => {
    serveEvent();
    const shown = await open({ pathname: '/create-or-join', state: { eventId: id } });
    expect(await findTeamName()).toBeVisible();
    shown.unmount();
    await open('/create-or-join');
    expect(screen.getByText('No event selected')).toBeVisible();
  });
});
