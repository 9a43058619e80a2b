import { session } from '@marquee/shared-contracts/browser';
import {
  fakeApi,
  renderScreen,
  sampleAccount,
  sampleGrant,
  sampleHost,
} from '@marquee/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import { Navigation } from './Navigation';

const wide = () => within(screen.getByRole('navigation', { name: 'Main' }));
const narrow = () => within(screen.getByRole('navigation', { name: 'Menu' }));

describe('Navigation', () => {
  beforeEach(() => {
    fakeApi();
  });

  it('offers a visitor to log in and to sign up', async () => {
    await renderScreen(<Navigation registry={{ revision: 0, remotes: [] }} />);
    expect(wide().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(wide().getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/areu');
    expect(wide().queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  it('changes the moment somebody logs in', async () => {
    await renderScreen(<Navigation registry={{ revision: 0, remotes: [] }} />);
    await act(() => session.begin(sampleGrant(sampleAccount({ firstname: 'Asha' }))));
    expect(wide().getByText('Asha')).toBeInTheDocument();
    expect(wide().getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(wide().queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  });

  it('opens Compete with the four types and goes where one is chosen', async () => {
    const { user } = await renderScreen(<Navigation registry={{ revision: 0, remotes: [] }} />);
    await user.click(wide().getByRole('button', { name: 'Compete' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Quiz',
      'Hackathon',
      'Webinar',
      'Seminar',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Hackathon' }));
    expect(await screen.findByText('Now at /event-type/hackathon')).toBeInTheDocument();
  });

  it.each([
    ['a visitor', undefined, ['Log in', 'Sign up', 'Quiz', 'Hackathon', 'Webinar', 'Seminar']],
    ['a participant', sampleAccount(), ['Quiz', 'Hackathon', 'Webinar', 'Seminar', 'Logout']],
    ['a host', sampleHost(), ['Host home', 'Manage Events', 'Logout']],
  ] as const)('lists for %s behind the hamburger what there is', async (_who, as, labels) => {
    const { user } = await renderScreen(
      <Navigation registry={{ revision: 0, remotes: [] }} />,
      as ? { as } : {},
    );
    await user.click(narrow().getByRole('button', { name: 'Open menu' }));
    expect(
      narrow()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(labels);
  });

  it('closes the hamburger on Escape and gives the focus back', async () => {
    const { user } = await renderScreen(<Navigation registry={{ revision: 0, remotes: [] }} />);
    await user.click(narrow().getByRole('button', { name: 'Open menu' }));
    await user.keyboard('{Escape}');
    expect(narrow().queryAllByRole('listitem')).toHaveLength(0);
    expect(narrow().getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });
});
