import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../actions/Button';
import { Dialog } from './Dialog';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Register</Button>
      <Dialog title="Log in to continue" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Button>Log In</Button>
        <Button>Sign UP</Button>
      </Dialog>
    </>
  );
}

async function show() {
  const user = userEvent.setup();
  render(<Page />);
  screen.getByRole('button', { name: 'Register' }).focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Log in to continue' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return { user, dialog };
}

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const getOpener = () => screen.getByRole('button', { name: 'Register' });

describe('a dialog', () => {
  it('is named by its title and receives the focus', async () => {
    const { dialog } = await show();
    expect(dialog).toHaveAccessibleName('Log in to continue');
  });

  it('closes on Escape and returns the focus', async () => {
    const { user } = await show();
    await user.keyboard('{Escape}');
    await waitUntilClosed();
    await waitFor(() => expect(getOpener()).toHaveFocus());
  });

  it('closes with its button and returns the focus', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitUntilClosed();
    await waitFor(() => expect(getOpener()).toHaveFocus());
  });

  it('traps the focus', async () => {
    const { user, dialog } = await show();
    for (let press = 0; press < 6; press += 1) {
      await user.tab();
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }
  });

  it('opens again after it was closed', async () => {
    const { user } = await show();
    await user.keyboard('{Escape}');
    await waitUntilClosed();
    await user.click(getOpener());
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});
