import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PasswordField } from './PasswordField';

function Typed() {
  const [value, setValue] = useState('');
  return <PasswordField label="New password" value={value} onChange={setValue} hint="8-16 characters" />;
}

describe('a password', () => {
  it('is hidden; its button shows and hides the text', async () => {
    render(<Typed />);
    const user = userEvent.setup();
    const field = screen.getByLabelText('New password');
    await user.type(field, 'Demo@1234');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show new password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('Demo@1234');
    await user.click(screen.getByRole('button', { name: 'Hide new password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('has a button that never sends the form', () => {
    render(<Typed />);
    expect(screen.getByRole('button', { name: 'Show new password' })).toHaveAttribute('type', 'button');
  });

  it('is described by its hint and its error', () => {
    render(
      <PasswordField
        label="Password"
        hint="8-16 characters"
        error="Passwords do not match"
        onChange={jest.fn()}
      />,
    );
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      '8-16 characters Passwords do not match',
    );
    expect(screen.getByLabelText('Password')).toBeInvalid();
  });
});
