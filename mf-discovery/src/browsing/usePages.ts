import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a scroll event after which a swipe counts as finished. */
const SETTLED = 120;

const cardsOf = (track: HTMLElement): HTMLElement[] =>
  [...track.children].filter((card) => card instanceof HTMLElement);

/** How far a card lies from the first one, in pixels. */
function offsetOf(track: HTMLElement, index: number): number {
  const cards = cardsOf(track);
  return (cards[index]?.offsetLeft ?? 0) - (cards[0]?.offsetLeft ?? 0);
}

function pageInSight(track: HTMLElement, perPage: number): number {
  const count = cardsOf(track).length;
  const isAtEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - 2;
  if (isAtEnd) return Math.ceil(count / perPage) - 1;
  const passed = Array.from({ length: count }, (_card, index) => offsetOf(track, index)).filter(
    (offset) => offset <= track.scrollLeft + 2,
  );
  return Math.floor((passed.length - 1) / perPage);
}

/**
 * Which page of a scroll-snap track is in sight, and the way to another. The page named by a button stands at once; a
 * swipe is read when it has come to rest, so that the dots do not flicker on the way.
 */
export function usePages(perPage: number, count: number) {
  const track = useRef<HTMLUListElement>(null);
  const last = Math.max(0, Math.ceil(count / perPage) - 1);
  const [wanted, setWanted] = useState(0);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  const page = Math.min(wanted, last);
  const go = (to: number) => {
    const next = Math.min(Math.max(to, 0), last);
    setWanted(next);
    // Not scrollIntoView: that would also move the page up or down.
    if (track.current) track.current.scrollLeft = offsetOf(track.current, next * perPage);
  };
  const onScroll = () => {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      if (track.current) setWanted(pageInSight(track.current, perPage));
    }, SETTLED);
  };
  return { track, page, last, go, onScroll };
}
