import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two readings: while somebody looks, and at least when somebody comes back. */
const INTERVAL_MS = 60_000;
const MIN_INTERVAL_MS = 5_000;

/**
 * Reads again while the page is looked at, and when a person comes back to it. For everybody: the live stream tells only
 * of events that one is registered for, likes or hosts (NT-6).
 */
export function usePeriodicRefresh(refresh: () => Promise<void>): void {
  const read = useEffectEvent(refresh);
  useEffect(() => {
    let last = Date.now();
    const refreshIfDue = () => {
      if (document.hidden || Date.now() - last < MIN_INTERVAL_MS) return;
      last = Date.now();
      void read();
    };
    const timer = setInterval(refreshIfDue, INTERVAL_MS);
    window.addEventListener('focus', refreshIfDue);
    document.addEventListener('visibilitychange', refreshIfDue);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', refreshIfDue);
      document.removeEventListener('visibilitychange', refreshIfDue);
    };
  }, []);
}
