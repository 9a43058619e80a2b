import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two refreshes of a visible page, and the minimum when it becomes visible again. */
const INTERVAL_MS = 60_000;
const MIN_INTERVAL_MS = 5_000;

/**
 * Refreshes while the page is visible and when the user returns. Live updates reach only people who registered for,
 * like or host the event.
 */
export function usePeriodicRefresh(refresh: () => Promise<void>): void {
  const runRefresh = useEffectEvent(refresh);
  useEffect(() => {
    let lastRefresh = Date.now();
    const refreshIfDue = () => {
      if (document.hidden || Date.now() - lastRefresh < MIN_INTERVAL_MS) return;
      lastRefresh = Date.now();
      void runRefresh();
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
