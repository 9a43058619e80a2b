/** Longest wait for the lock in milliseconds; a suspended tab may never release its lock. */
const LOCK_TIMEOUT_MS = 20_000;

/**
 * Runs work while no other tab runs work of the same name. The lock only avoids duplicate work: without lock support,
 * or after the timeout, the work runs anyway.
 * @throws the error of the work
 */
export async function withTabLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), LOCK_TIMEOUT_MS);
  const locked = locks.request(`marquee.${name}`, { signal: waiting.signal }, () => {
    clearTimeout(timer);
    return work();
  });
  // Only a lock timeout runs the work without a lock; errors of the work reach the caller.
  return locked.catch((reason: unknown) => (waiting.signal.aborted ? work() : Promise.reject(reason)));
}
