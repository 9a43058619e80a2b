import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds without a scroll event after which a swipe counts as finished. */
const SETTLED = 120;

function pageInSight(track: HTMLElement, perPage: number): number {
  const cards = [...track.children].filter((card) => card instanceof HTMLElement);
  const start = track.scrollLeft + (cards[0]?.offsetLeft ?? 0);
  if (track.scrollLeft + track.clientWidth >= track.scrollWidth - 2)
    return Math.ceil(cards.length / perPage) - 1;
  const nearest = cards.reduce(
    (best, card, index) =>
      Math.abs(card.offsetLeft - start) < Math.abs((cards[best]?.offsetLeft ?? 0) - start) ? index : best,
    0,
  );
  return Math.floor(nearest / perPage);
}

/**
 * Which page of a scroll-snap track is in sight, and the way to another. The page named by a button stands at once; a
 * swipe is read when it has come to rest, so that the dots do not flicker on the way.
 */
export function usePages(track: RefObject<HTMLElement | null>, perPage: number, count: number) {
  const last = Math.max(0, Math.ceil(count / perPage) - 1);
  const [wanted, setWanted] = useState(0);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  const page = Math.min(wanted, last);
  const go = (to: number) => {
    const next = Math.min(Math.max(to, 0), last);
    setWanted(next);
    track.current?.children[next * perPage]?.scrollIntoView({ inline: 'start', block: 'nearest' });
  };
  const onScroll = () => {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      if (track.current) setWanted(pageInSight(track.current, perPage));
    }, SETTLED);
  };
  return { page, last, go, onScroll };
}
