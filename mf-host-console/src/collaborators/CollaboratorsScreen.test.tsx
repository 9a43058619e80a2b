import { type Administrator, administrators, manageEvents, type ListedHost } from '@marquee/shared-contracts';
import {
  fakeApi,
  failCall,
  renderScreen,
  sampleHost,
  sampleHostEventDetails,
  sampleId,
  samplePage,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CollaboratorsScreen } from './CollaboratorsScreen';

const EVENT = sampleId(7);

const farah: ListedHost = {
  id: sampleId(902),
  firstname: 'Farah',
  lastname: 'Siddiqui',
  designation: 'President',
  organization: null,
  imageUrl: '/images/avatars/3.svg',
};
const own: ListedHost = { ...farah, id: sampleId(901), firstname: 'Asha', lastname: 'Rao' };
const connected: Administrator = {
  id: farah.id,
  firstName: 'Farah',
  lastName: 'Siddiqui',
  username: 'farah-1',
  imageUrl: farah.imageUrl,
  email: 'farah@demo.test',
  designation: 'President',
  organization: null,
  addedAt: '2026-11-03T06:00:00.000Z',
  accepted: true,
};

const invited: Administrator = { ...connected, email: '', accepted: false };

function serveCollaborators(people: Administrator[], role: 'OWNER' | 'ADMIN' = 'OWNER') {
  const api = fakeApi();
  api.on(manageEvents.details, () => success(sampleHostEventDetails({ id: EVENT, role })));
  api.on(administrators.list, () => success(people));
  api.on(administrators.hosts, () => samplePage([own, farah]));
  return api;
}

const open = (as = sampleHost()) =>
  renderScreen(<CollaboratorsScreen />, {
    path: '/host-manage/:eventId?',
    at: `/host-manage/${EVENT}`,
    as,
  });

const ROLES =
  'Role of Farah SiddiquiManager: everything but ending the event and collaborators' +
  'Editor: the event and its questionsDesk: participants, check-in and rooms';

const listRows = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('the collaborators of an event', () => {
  it('are added from the other hosts and move to the connected hosts', async () => {
    const api = serveCollaborators([]);
    const { user } = await open();
    expect(await screen.findByText('Nobody runs this event with you yet.')).toBeVisible();
    await screen.findByRole('list', { name: 'Hosts' });
    expect(listRows('Hosts')).toEqual(['Farah SiddiquiPresident · N/AAdd Farah Siddiqui']);
    api.on(administrators.add, () => success(invited));
    api.on(administrators.list, () => success([invited]));
    await user.click(screen.getByRole('button', { name: 'Add Farah Siddiqui' }));
    expect(await screen.findByText('Farah Siddiqui is connected.')).toBeVisible();
    expect(listRows('Connected hosts')[0]).toBe(
      `Farah SiddiquiPresident · N/AHas not accepted yet · since Nov 3, 2026connectedInvitedRemove Farah Siddiqui${ROLES}`,
    );
    expect(screen.queryByRole('list', { name: 'Hosts' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'Collaborators' })).toHaveFocus(),
    );
  });

  it('are searched by two letters or more', async () => {
    const api = serveCollaborators([]);
    const { user } = await open();
    await screen.findByRole('list', { name: 'Hosts' });
    await user.type(screen.getByRole('searchbox', { name: 'Name of a host' }), 'fa');
    await waitFor(() =>
      expect(api.inputs(administrators.hosts).map(({ query }) => query)).toEqual([
        { page: '0' },
        { page: '0', q: 'fa' },
      ]),
    );
    api.on(administrators.hosts, () => samplePage([]));
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('No other host has this name.')).toBeVisible();
  });

  it('show "Error adding collaborator: {error}"', async () => {
    const api = serveCollaborators([]);
    const { user } = await open();
    await screen.findByRole('list', { name: 'Hosts' });
    api.on(administrators.add, () => failCall('ADMINISTRATOR_LIMIT'));
    await user.click(screen.getByRole('button', { name: 'Add Farah Siddiqui' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error adding collaborator: An event has at most 20 administrators.',
    );
    api.breakDown(administrators.add);
    await user.click(screen.getByRole('button', { name: 'Add Farah Siddiqui' }));
    expect(
      await screen.findByText('Error adding collaborator: Failed to add host as collaborator'),
    ).toBeVisible();
  });

  it('are removed by the owner after a confirmation', async () => {
    const api = serveCollaborators([connected]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Remove Farah Siddiqui' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Farah Siddiqui?' });
    api.on(administrators.remove, () => success(null));
    api.on(administrators.list, () => success([]));
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Farah Siddiqui is no longer a collaborator.')).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Hosts' })).toHaveTextContent('Farah Siddiqui');
    expect(api.inputs(administrators.remove).map(({ params }) => params)).toEqual([
      { eventId: EVENT, hostId: farah.id },
    ]);
  });

  it('keep the dialog open with the reason when removal fails', async () => {
    serveCollaborators([connected]).breakDown(administrators.remove);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Remove Farah Siddiqui' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Something went wrong');
  });

  it('show their email once they have accepted', async () => {
    serveCollaborators([connected]);
    await open();
    await screen.findByRole('list', { name: 'Connected hosts' });
    expect(listRows('Connected hosts')[0]).toBe(
      `Farah SiddiquiPresident · N/Afarah@demo.test · since Nov 3, 2026connectedRemove Farah Siddiqui${ROLES}`,
    );
  });

  it('are added with the chosen role, which the owner changes later (HO-19)', async () => {
    const api = serveCollaborators([]);
    const { user } = await open();
    await screen.findByRole('list', { name: 'Hosts' });
    const desk = 'Desk: participants, check-in and rooms';
    await user.selectOptions(screen.getByLabelText('Role of added hosts'), desk);
    api.on(administrators.add, () => success({ ...invited, role: 'DESK' }));
    api.on(administrators.list, () => success([{ ...invited, role: 'DESK' }]));
    await user.click(screen.getByRole('button', { name: 'Add Farah Siddiqui' }));
    const select = await screen.findByLabelText('Role of Farah Siddiqui');
    expect(select).toHaveDisplayValue(desk);
    expect(api.inputs(administrators.add).map(({ query }) => query)).toEqual([{ role: 'DESK' }]);

    const editor = 'Editor: the event and its questions';
    api.breakDown(administrators.changeRole);
    await user.selectOptions(select, editor);
    expect(await screen.findByText('Failed to change the role')).toBeVisible();
    expect(select).toHaveDisplayValue(desk);
    api.on(administrators.changeRole, () => success({ ...invited, role: 'EDITOR' }));
    api.on(administrators.list, () => success([{ ...invited, role: 'EDITOR' }]));
    await user.selectOptions(select, editor);
    expect(await screen.findByText('Farah Siddiqui: Editor')).toBeVisible();
    expect(select).toHaveDisplayValue(editor);
    expect(api.inputs(administrators.changeRole).at(-1)).toMatchObject({
      params: { eventId: EVENT, administratorId: farah.id },
      body: { role: 'EDITOR' },
    });
  });

  it('see the roles, which only the owner changes', async () => {
    serveCollaborators([{ ...connected, role: 'EDITOR' }], 'ADMIN');
    await open(sampleHost({ id: farah.id }));
    expect(await screen.findByText('Editor')).toBeVisible();
    expect(screen.queryByLabelText('Role of Farah Siddiqui')).not.toBeInTheDocument();
  });

  it('may accept only their own invitation', async () => {
    const api = serveCollaborators([invited], 'ADMIN');
    const { user } = await open(sampleHost({ id: farah.id }));
    api.breakDown(administrators.accept);
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Failed to accept')).toBeVisible();
    api.on(administrators.accept, () => success(connected));
    api.on(administrators.list, () => success([connected]));
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(/^farah@demo.test/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Collaborators' })).toHaveFocus();
  });

  it('may leave but not add hosts, and undo it (HO-5)', async () => {
    const api = serveCollaborators([connected], 'ADMIN');
    const { user } = await open(sampleHost({ id: farah.id }));
    await user.click(await screen.findByRole('button', { name: 'Leave this event' }));
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    const dialog = await screen.findByRole('dialog', { name: 'Leave this event?' });
    expect(dialog).toHaveTextContent('You can undo this right after leaving; later, only its owner can');
    api.on(administrators.remove, () => success(null));
    await user.click(within(dialog).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Now at /event-manage')).toBeVisible();
    expect(screen.getByText('You left the event.')).toBeVisible();
    api.on(administrators.restore, () => success(connected));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Leave this event' })).toBeVisible();
  });

  it.each([
    ['Failed to fetch administrators', administrators.list],
    ['Failed to fetch hosts', administrators.hosts],
  ])('show "%s", and Try again recovers', async (text, call) => {
    const api = serveCollaborators([connected]).breakDown(call);
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    api.on(administrators.list, () => success([connected]));
    api.on(administrators.hosts, () => samplePage([own, farah]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});
