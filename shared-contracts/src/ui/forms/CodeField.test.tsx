import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeField } from './CodeField';

interface Props {
  onComplete: (code: string) => void;
  error?: string;
}

function Entry({ onComplete, error }: Props) {
  const [value, setValue] = useState('');
  return (
    <CodeField
      label="4-digit code"
      length={4}
      value={value}
      error={error}
      onChange={setValue}
      onComplete={onComplete}
    />
  );
}

async function show(error = {}) {
  const onComplete = jest.fn();
  render(<Entry onComplete={onComplete} {...error} />);
  await screen.findByRole('group', { name: '4-digit code' });
  return { onComplete, user: userEvent.setup() };
}

const getBox = (digit: number) =>
  screen.getByRole('textbox', { name: digit === 1 ? '4-digit code' : `Digit ${digit} of 4` });
const readDigits = () => [1, 2, 3, 4].map((digit) => (getBox(digit) as HTMLInputElement).value).join('');

describe('a one-time code', () => {
  it('has the focus in its first box', async () => {
    await show();
    expect(getBox(1)).toHaveFocus();
  });

  it('moves the focus after each digit, and completes once', async () => {
    const { onComplete, user } = await show();
    await user.click(getBox(1));
    await user.keyboard('12');
    expect(getBox(3)).toHaveFocus();
    expect(onComplete).not.toHaveBeenCalled();
    await user.keyboard('34');
    expect(readDigits()).toBe('1234');
    expect(onComplete.mock.calls.map(([code]: string[]) => code)).toEqual(['1234']);
  });

  it('is filled whole by a paste, and completes once', async () => {
    const { onComplete, user } = await show();
    await user.click(getBox(1));
    await user.paste('5678');
    expect(readDigits()).toBe('5678');
    expect(onComplete.mock.calls.map(([code]: string[]) => code)).toEqual(['5678']);
  });

  it('takes only the digits of a pasted text', async () => {
    const { user } = await show();
    await user.click(getBox(1));
    await user.paste('12 34');
    expect(readDigits()).toBe('1234');
  });

  it('ignores letters', async () => {
    const { user } = await show();
    await user.click(getBox(1));
    await user.keyboard('a1b');
    expect(readDigits()).toBe('1');
  });

  it('moves back on Backspace', async () => {
    const { onComplete, user } = await show();
    await user.click(getBox(1));
    await user.keyboard('123{Backspace}{Backspace}');
    expect(readDigits()).toBe('1');
    await user.keyboard('999');
    expect(readDigits()).toBe('1999');
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it('is described by its error, which is announced immediately', async () => {
    await show({ error: 'Please enter a valid 4-digit OTP.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid 4-digit OTP.');
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Please enter a valid 4-digit OTP.');
    expect(getBox(1)).toBeInvalid();
  });

  it('offers the code that a phone has received', async () => {
    await show();
    expect(getBox(1)).toHaveAttribute('autocomplete', 'one-time-code');
    expect(getBox(1)).toHaveAttribute('inputmode', 'numeric');
  });
});
