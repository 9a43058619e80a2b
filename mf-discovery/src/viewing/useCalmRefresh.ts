import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two readings: while somebody looks, and at least when somebody comes back. */
const WHILE_LOOKING = 60_000;
const AT_LEAST = 5_000;

/**
 * Reads again while the page is looked at, and when a person comes back to it. For everybody: the live stream tells only
 * of events that one is registered for, likes or hosts (NT-6).
 */
export function useCalmRefresh(refresh: () => Promise<void>): void {
  const read = useEffectEvent(refresh);
  useEffect(() => {
    let last = Date.now();
    const readSoonest = () => {
      if (document.hidden || Date.now() - last < AT_LEAST) return;
      last = Date.now();
      void read();
    };
    const timer = setInterval(readSoonest, WHILE_LOOKING);
    window.addEventListener('focus', readSoonest);
    document.addEventListener('visibilitychange', readSoonest);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', readSoonest);
      document.removeEventListener('visibilitychange', readSoonest);
    };
  }, []);
}
