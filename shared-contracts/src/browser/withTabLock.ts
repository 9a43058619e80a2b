/** A tab that the browser has put to sleep may never give its turn back. */
const LOCK_TIMEOUT_MS = 20_000;

/**
 * Does some work while no other tab of this device does work of the same name. It only saves doing it twice: where the
 * browser knows no turns, or another tab keeps its own for too long, the work is done all the same.
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
  // Only a turn that never came is done without; what the work itself throws goes on to the caller.
  return locked.catch((reason: unknown) => (waiting.signal.aborted ? work() : Promise.reject(reason)));
}
