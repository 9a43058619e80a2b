import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './Menu';

function show() {
  const selected: string[] = [];
  const entries = ['Quiz', 'Hackathon', 'Seminar'].map((label) => ({
    label,
    onSelect: () => selected.push(label),
  }));
  render(<Menu label="Compete" entries={entries} />);
  return { selected, user: userEvent.setup() };
}

const trigger = () => screen.getByRole('button', { name: 'Compete' });
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

describe('a menu', () => {
  it('announces a menu before its code is loaded', () => {
    show();
    expect(trigger()).toHaveAttribute('aria-haspopup', 'menu');
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens by the very first press, though its code is loaded by it', async () => {
    const { user } = show();
    await user.click(trigger());
    expect(await screen.findByRole('menu')).toBeVisible();
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Quiz',
      'Hackathon',
      'Seminar',
    ]);
  });

  it('runs the pressed action and closes', async () => {
    const { user, selected } = show();
    await user.click(trigger());
    await user.click(await screen.findByRole('menuitem', { name: 'Hackathon' }));
    expect(selected).toEqual(['Hackathon']);
    await waitUntilClosed();
  });

  it('is used by the keyboard alone, from the first time on', async () => {
    const { user, selected } = show();
    await user.tab();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Home}{ArrowDown}{Enter}');
    expect(selected).toEqual(['Hackathon']);
    await waitUntilClosed();
    await waitFor(() => expect(trigger()).toHaveFocus());
  });

  it('closes on Escape and returns the focus to its button', async () => {
    const { user, selected } = show();
    await user.tab();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitUntilClosed();
    await waitFor(() => expect(trigger()).toHaveFocus());
    expect(selected).toEqual([]);
  });

  it('marks the entry of the open screen, and its button', async () => {
    const entries = [
      { label: 'My Profile', isCurrent: true, onSelect: () => undefined },
      { label: 'Logout', onSelect: () => undefined },
    ];
    render(<Menu label="Account" picture={<img alt="" src="x" />} heading="Asha Verma" entries={entries} />);
    const button = screen.getByRole('button', { name: 'Account' });
    expect(button).toHaveAttribute('aria-current', 'true');
    await userEvent.click(button);
    expect(await screen.findByRole('menuitem', { current: 'page' })).toHaveTextContent('My Profile');
    expect(screen.getByRole('group', { name: 'Asha Verma' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-current', 'true');
  });
});
