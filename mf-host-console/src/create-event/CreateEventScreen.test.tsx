import { fakeApi, filledEvent, renderScreens, sampleHost, sampleId } from '@marquee/shared-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { CreateDetailsScreen } from './CreateDetailsScreen';
import { CreateEventScreen } from './CreateEventScreen';
import { currentCreation } from './CreationStore';

const screens = {
  '/create-events': <CreateEventScreen />,
  '/create-events/details': <CreateDetailsScreen />,
};

const open = (at = '/create-events') => renderScreens(screens, { at, as: sampleHost() });

beforeEach(() => {
  currentCreation.clear();
  fakeApi();
});

describe('the first step of creating an event', () => {
  it('continues once type, title, organization, mode and the about text are filled in', async () => {
    const { user } = await open();
    expect(await screen.findByText('Step 1 of 2')).toBeVisible();
    expect(screen.getByLabelText('Organization')).toHaveValue('Lakeside College');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await filledEvent.basics(user);
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
    await filledEvent.next(user);
    expect(await screen.findByText('Step 2 of 2')).toBeVisible();
  });

  it('locks the about text until Edit is pressed (EV-15)', async () => {
    const { user } = await open();
    const about = await screen.findByLabelText('About');
    expect(about).toHaveAttribute('readonly');
    expect(about).toHaveAccessibleDescription('Locked: press Edit to write.');
    await user.click(screen.getByRole('button', { name: 'Edit the about text' }));
    expect(about).not.toHaveAttribute('readonly');
    expect(about).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Lock the about text' }));
    expect(about).toHaveAttribute('readonly');
  });

  it('shows errors at their fields and does not continue', async () => {
    const { user } = await open();
    await filledEvent.basics(user, { title: 'ab' });
    await user.click(screen.getByLabelText('Website'));
    await user.paste('ftp://lakeside.test');
    await filledEvent.next(user);
    expect(screen.getByText('Title must have 3 to 120 characters.')).toBeVisible();
    expect(screen.getByText('Please enter an address that starts with http:// or https://.')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveFocus();
  });

  it('previews the card during typing', async () => {
    const { user } = await open();
    await filledEvent.basics(user, { type: 'Hackathon', title: 'Green Hack' });
    await user.click(screen.getByLabelText(/^Invite Only/));
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    for (const text of ['Green Hack', 'Lakeside College', 'Hackathon', 'Invite Only', 'Online'])
      expect(preview.getByText(text)).toBeVisible();
  });

  it('offers "Open publicly" and "Invite Only", and the four types', async () => {
    await open();
    expect(await screen.findByLabelText(/^Open publicly/)).toBeChecked();
    expect(screen.getByLabelText(/^Invite Only/)).not.toBeChecked();
    expect(within(screen.getByLabelText('Type')).getAllByRole('option')).toHaveLength(5);
  });

  it("starts with the type of the home's tile (EV-32)", async () => {
    await open('/create-events?type=hackathon');
    expect(await screen.findByLabelText('Type')).toHaveValue('Hackathon');
  });

  it('keeps the draft across navigation and reload, only for this account', async () => {
    const { user, unmount } = await open();
    await filledEvent.basics(user);
    await filledEvent.next(user);
    fireEvent.change(await screen.findByLabelText('Event starts'), { target: { value: '2031-05-03T10:00' } });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('Circuit Quiz');
    await filledEvent.next(user);
    // Simulates a reload: the tab's storage remains, memory is cleared.
    currentCreation.clear();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('Circuit Quiz');
    await filledEvent.next(user);
    expect(await screen.findByLabelText('Event starts')).toHaveValue('2031-05-03T10:00');
    unmount();
    await renderScreens(screens, { at: '/create-events', as: sampleHost({ id: sampleId(902) }) });
    expect(await screen.findByLabelText('Title')).toHaveValue('');
  });

  it('clears the form on Start over', async () => {
    const { user } = await open();
    await filledEvent.basics(user);
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(await screen.findByRole('button', { name: 'Clear the form' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });
});
