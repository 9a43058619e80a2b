import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, connection, RemoteCall } from '../../browser/index';
import { service } from '../../contract/index';
import { fakeApi, success } from '../../testing/index';
import { CallView } from './CallView';
import { Skeleton } from './Skeleton';

const outage = ApiError.offline();
const full = new ApiError({ status: 409, code: 'EVENT_FULL', message: 'Event full' });

/** Shows a call whose runs end as the test says. */
function show(failureText?: string) {
  const ends: { succeed: (name: string) => void; fail: (error: ApiError) => void }[] = [];
  const call = new RemoteCall(() => new Promise<string>((succeed, fail) => ends.push({ succeed, fail })));
  render(
    <CallView
      call={call}
      loadingText="Loading event details..."
      skeleton={<Skeleton count={2} />}
      {...(failureText === undefined ? {} : { failureText })}
    >
      {(name) => <p>{name}</p>}
    </CallView>,
  );
  const getLast = () => ends[ends.length - 1];
  return {
    run: () => act(() => void call.run()),
    succeed: (name: string) => act(async () => getLast()?.succeed(name)),
    fail: (error = full) => act(async () => getLast()?.fail(error)),
    user: userEvent.setup(),
  };
}

describe('a call in the place of its content', () => {
  it('is a skeleton with a text for screen readers', () => {
    show().run();
    expect(screen.getByRole('status')).toHaveTextContent('Loading event details...');
    expect(screen.getByRole('status').parentElement).toHaveAttribute('aria-busy', 'true');
  });

  it('is the skeleton before the first run too, so that nothing shifts', () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Loading event details...');
  });

  it('is the result', async () => {
    const { run, succeed } = show();
    run();
    await succeed('Circuit Quiz');
    expect(screen.getByText('Circuit Quiz')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it("is the server's reason when it failed", async () => {
    const { run, fail } = show();
    run();
    await fail();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Event fullTry again$/);
  });

  it("is the screen's own words with the reason under them", async () => {
    const { run, fail } = show('Error loading event details');
    run();
    await fail();
    expect(screen.getByText('Error loading event details')).toBeVisible();
    expect(screen.getByText('Event full')).toBeVisible();
  });

  it('shows the reason once when the text contains it', async () => {
    const { run, fail } = show('Error: Event full');
    run();
    await fail();
    expect(screen.getAllByText(/Event full/)).toHaveLength(1);
  });

  it('shows the skeleton again on Try again, then the result', async () => {
    const { run, fail, succeed, user } = show();
    run();
    await fail();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('status')).toHaveTextContent('Loading event details...');
    await succeed('Circuit Quiz');
    expect(screen.getByText('Circuit Quiz')).toBeVisible();
  });

  it('keeps the result after an outage, and shows any other failure in its place', async () => {
    const { run, succeed, fail } = show();
    run();
    await succeed('Circuit Quiz');
    run();
    await fail(outage);
    expect(screen.getByText('Circuit Quiz')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    run();
    await fail();
    expect(screen.getByRole('alert')).toHaveTextContent('Event full');
  });

  it.each([false, true])('loads by itself when the server is back (loaded before: %s)', async (isLoaded) => {
    const { run, succeed, fail } = show();
    fakeApi().on(service.version, () => success({ api: '1.0.0', contract: '1.0.0' }));
    connection.reportLoss();
    if (isLoaded) {
      run();
      await succeed('Circuit Quiz');
    }
    run();
    await fail(outage);
    await act(async () => expect(await connection.check()).toBe(true));
    await succeed('Circuit Quiz, mended');
    expect(screen.getByText('Circuit Quiz, mended')).toBeVisible();
  });

  it('keeps the result visible during a refresh', async () => {
    const { run, succeed } = show();
    run();
    await succeed('Circuit Quiz');
    run();
    expect(screen.getByText('Circuit Quiz')).toBeVisible();
  });
});
