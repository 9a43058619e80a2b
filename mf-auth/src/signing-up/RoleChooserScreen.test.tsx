import { fakeApi } from '@marquee/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { renderSignUp } from './renderSignUp';
import { signUpDraft } from './signUpDraft';

beforeEach(() => {
  fakeApi();
});

const proceed = () => screen.getByRole('button', { name: 'Continue' });

describe('the role chooser', () => {
  it('goes on only when a role is chosen, and says why', async () => {
    await renderSignUp('/areu');
    expect(proceed()).toBeDisabled();
    expect(proceed()).toHaveAccessibleDescription('Choose one of the two to continue.');
  });

  it.each([
    [/^Host/, 'Create your host account'],
    [/^Participant/, 'Create your account'],
  ])('leads %s to its first step', async (role, heading) => {
    const user = await renderSignUp('/areu');
    await user.click(screen.getByRole('radio', { name: role }));
    await user.click(proceed());
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(screen.getByText(/^Step 1 of /)).toBeInTheDocument();
  });

  it('still knows the choice of somebody who comes back', async () => {
    const user = await renderSignUp('/areu');
    act(() => signUpDraft.choose('HOST'));
    expect(await screen.findByRole('radio', { name: /^Host/, checked: true })).toBeInTheDocument();
    await user.click(proceed());
    expect(screen.getByText('Step 1 of 4')).toBeInTheDocument();
  });

  it('leads whoever has an account to the login', async () => {
    const user = await renderSignUp('/areu');
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(screen.getByText('Now at /login')).toBeInTheDocument();
  });
});
