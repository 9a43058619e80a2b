import { act, fireEvent, render, screen } from '@testing-library/react';
import { toasts } from '../../browser/index';
import { ToastRegion } from './ToastRegion';

async function show(say: () => void) {
  jest.useFakeTimers();
  render(<ToastRegion />);
  await act(async () => say());
  await act(async () => jest.advanceTimersByTimeAsync(0));
}

const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

afterEach(() => {
  act(() => toasts.list.forEach((toast) => toasts.dismiss(toast.id)));
  jest.useRealTimers();
});

describe('a toast', () => {
  it('disappears after five seconds', async () => {
    await show(() => toasts.success('Registration successful'));
    await pass(4_999);
    expect(screen.getByText('Registration successful')).toBeVisible();
    await pass(1);
    expect(screen.queryByText('Registration successful')).not.toBeInTheDocument();
  });

  it('with an action stays ten seconds, and ends with the action', async () => {
    const run = jest.fn();
    await show(() => {
      toasts.success('You declined Ravi.', { label: 'Undo', run });
      toasts.success('You declined Ravi.', { label: 'Undo', run: () => undefined });
    });
    await pass(9_999);
    const [undo] = screen.getAllByRole('button', { name: 'Undo' });
    if (undo) fireEvent.click(undo);
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.getAllByText('You declined Ravi.')).toHaveLength(1);
    await pass(1);
    expect(screen.queryByText('You declined Ravi.')).not.toBeInTheDocument();
  });

  it('stays while it has the focus, then disappears', async () => {
    await show(() => toasts.info('You are registered'));
    const button = screen.getByRole('button', { name: 'Dismiss' });
    act(() => button.focus());
    await pass(12_000);
    expect(screen.getByText('You are registered')).toBeVisible();
    act(() => button.blur());
    await pass(5_000);
    expect(screen.queryByText('You are registered')).not.toBeInTheDocument();
  });

  it('disappears alone when dismissed', async () => {
    await show(() => {
      toasts.info('One');
      toasts.info('Two');
    });
    const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
    if (first) fireEvent.click(first);
    expect(screen.queryByText('One')).not.toBeInTheDocument();
    expect(screen.getByText('Two')).toBeVisible();
  });

  it('waits its turn with a screen reader, unless it is an error', async () => {
    await show(() => {
      toasts.success('Registration successful');
      toasts.error('Event full');
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Event full');
    expect(screen.getByText('Registration successful').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
  });
});
