import { serverClock } from '@marquee/shared-contracts/browser';
import { useEffect, useState } from 'react';

/** The server's time in milliseconds, updated every second. */
export function useServerNow(): number {
  const [now, setNow] = useState(serverClock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverClock.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
