import { act, render, screen } from '@testing-library/react';
import { lazyWithRetry } from './lazyWithRetry';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('a component whose code loads on first use', () => {
  it('appears when its code is loaded, and shows a fallback until then', async () => {
    const { Component } = lazyWithRetry(async () => Greeting);
    render(<Component name="Asha" instead={<p>Wait</p>} />);
    expect(screen.getByText('Wait')).toBeVisible();
    expect(await screen.findByText('Hello Asha')).toBeVisible();
    expect(screen.queryByText('Wait')).not.toBeInTheDocument();
  });

  it('appears immediately once preloaded, and loads once', async () => {
    const load = jest.fn(async () => Greeting);
    const { Component, prepare } = lazyWithRetry(load);
    await act(async () => prepare());
    render(<Component name="Asha" />);
    expect(screen.getByText('Hello Asha')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('retries without affecting the page when its code fails to load', async () => {
    jest.useFakeTimers();
    const load = jest
      .fn<Promise<typeof Greeting>, []>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue(Greeting);
    const { Component } = lazyWithRetry(load);
    render(
      <>
        <h1>Home</h1>
        <Component name="Asha" />
      </>,
    );
    await act(() => jest.advanceTimersByTimeAsync(2999));
    expect([load.mock.calls.length, screen.getByRole('heading').textContent]).toEqual([1, 'Home']);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Hello Asha')).toBeVisible();
    jest.useRealTimers();
  });

  it('stops retrying when unmounted', async () => {
    jest.useFakeTimers();
    const load = jest.fn<Promise<typeof Greeting>, []>().mockRejectedValue(new Error('no network'));
    const { Component } = lazyWithRetry(load);
    const { unmount } = render(<Component name="Asha" />);
    await act(() => jest.advanceTimersByTimeAsync(0));
    unmount();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
