import { homepage } from '@marquee/shared-contracts';
import { request } from '@marquee/shared-contracts/browser';
import { useEffect, useState } from 'react';

export function PreloadedScreen() {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    void request(homepage.events).then((events) => setCount(events.length));
  }, []);
  return <h1>{count === undefined ? 'Asking' : `${count} events`}</h1>;
}
