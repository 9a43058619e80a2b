import { autorun } from 'mobx';
import { ApiError } from './ApiError';
import { RemoteCall } from './RemoteCall';

/** Work whose runs end when the test says so, in any order. */
function createHeldWork() {
  const ends: { succeed: (text: string) => void; fail: (error: unknown) => void }[] = [];
  const startWork = (_text: string) =>
    new Promise<string>((succeed, fail) => {
      ends.push({ succeed, fail });
    });
  return { work: startWork, ends };
}

const refusal = new ApiError({ status: 403, code: 'QUIZ_NOT_FINISHED', message: 'Finish the quiz first' });

describe('a call', () => {
  it('is idle, loading, then succeeded, and notifies observers', async () => {
    const call = new RemoteCall(async (name: string) => `Hello ${name}`);
    const seen: string[] = [];
    autorun(() => seen.push(call.state));
    await expect(call.run('Asha')).resolves.toBe('Hello Asha');
    expect(seen).toEqual(['idle', 'loading', 'succeeded']);
    expect(call.result).toBe('Hello Asha');
    expect(call.error).toBeUndefined();
  });

  it('is idle, loading, then failed with the reason, and never rejects', async () => {
    const call = new RemoteCall(() => Promise.reject(refusal));
    const seen: string[] = [];
    autorun(() => seen.push(call.state));
    await expect(call.run()).resolves.toBeUndefined();
    expect(seen).toEqual(['idle', 'loading', 'failed']);
    expect(call.error).toBe(refusal);
  });

  it('reports "Something went wrong" for an unexpected error', async () => {
    const call = new RemoteCall(() => Promise.reject(new TypeError('x is undefined')));
    await call.run();
    expect(call.error).toMatchObject({ code: 'UNEXPECTED', message: 'Something went wrong' });
  });

  it('shows the newest run, whatever order the replies come in', async () => {
    const { work, ends } = createHeldWork();
    const call = new RemoteCall(work);
    const older = call.run('older');
    const newer = call.run('newer');
    ends[1]?.succeed('new');
    await expect(newer).resolves.toBe('new');
    ends[0]?.succeed('old');
    await expect(older).resolves.toBeUndefined();
    expect(call.result).toBe('new');
  });

  it('is not failed by an older run', async () => {
    const { work, ends } = createHeldWork();
    const call = new RemoteCall(work);
    const older = call.run('older');
    const newer = call.run('newer');
    ends[0]?.fail(refusal);
    await older;
    expect(call.state).toBe('loading');
    ends[1]?.succeed('new');
    await newer;
    expect(call.state).toBe('succeeded');
    expect(call.error).toBeUndefined();
  });

  it('keeps the last result readable while a repeat loads', async () => {
    const { work, ends } = createHeldWork();
    const call = new RemoteCall(work);
    const first = call.run('first');
    ends[0]?.succeed('one');
    await first;
    const second = call.run('second');
    expect(call.loading).toBe(true);
    expect(call.result).toBe('one');
    ends[1]?.succeed('two');
    await second;
    expect(call.result).toBe('two');
  });

  it('repeats the last run with its arguments', async () => {
    const given: string[] = [];
    const call = new RemoteCall(async (text: string) => given.push(text));
    await call.run('first');
    await call.run('second');
    await call.retry();
    expect(given).toEqual(['first', 'second', 'second']);
  });

  it('has nothing to repeat before its first run', async () => {
    const work = jest.fn(async () => 'done');
    const call = new RemoteCall(work);
    await expect(call.retry()).resolves.toBeUndefined();
    expect(work).not.toHaveBeenCalled();
    expect(call.state).toBe('idle');
  });

  it('forgets everything on reset, and drops the reply under way', async () => {
    const { work, ends } = createHeldWork();
    const call = new RemoteCall(work);
    const run = call.run('late');
    call.reset();
    ends[0]?.succeed('too late');
    await expect(run).resolves.toBeUndefined();
    expect(call.state).toBe('idle');
    expect(call.result).toBeUndefined();
  });

  it('keeps state and result when a refresh fails, and gives the reason', async () => {
    const { work, ends } = createHeldWork();
    const call = new RemoteCall(work);
    const first = call.run('first');
    ends[0]?.succeed('one');
    await first;
    const refresh = call.refresh('first');
    expect([call.state, call.refreshing]).toEqual(['succeeded', true]);
    ends[1]?.fail(refusal);
    await expect(refresh).resolves.toBeUndefined();
    expect([call.state, call.refreshing, call.result]).toEqual(['succeeded', false, 'one']);
    expect(call.error).toBeUndefined();
    expect(call.refreshError).toBe(refusal);
    const next = call.refresh('first');
    ends[2]?.succeed('two');
    await next;
    expect(call.result).toBe('two');
    expect(call.refreshError).toBeUndefined();
  });

  it('loads like a first run when a refresh has no result to keep', async () => {
    const call = new RemoteCall((_text: string) => Promise.reject(refusal));
    const run = call.refresh('first');
    expect(call.loading).toBe(true);
    await run;
    expect(call.state).toBe('failed');
    expect(call.error).toBe(refusal);
    expect(call.refreshError).toBeUndefined();
  });

  it('drops the reply of a refresh when a newer run started', async () => {
    const { work, ends } = createHeldWork();
    const call = new RemoteCall(work);
    const first = call.run('first');
    ends[0]?.succeed('one');
    await first;
    const refresh = call.refresh('first');
    const run = call.run('second');
    expect(call.refreshing).toBe(false);
    ends[1]?.fail(refusal);
    await refresh;
    expect(call.state).toBe('loading');
    ends[2]?.succeed('two');
    await run;
    expect([call.state, call.result, call.refreshError]).toEqual(['succeeded', 'two', undefined]);
  });

  it('hands the result on as it came, not as a copy', async () => {
    const result = { events: [{ id: '1' }] };
    const call = new RemoteCall(async () => result);
    await call.run();
    expect(call.result).toBe(result);
  });
});
