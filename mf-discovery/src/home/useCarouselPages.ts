import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a scroll event after which a swipe is finished, in browsers without `scrollend`. */
const SETTLE_MS = 120;

const hasScrollEnd = () => 'onscrollend' in window;

const getCards = (track: HTMLElement): HTMLElement[] =>
  [...track.children].filter((card) => card instanceof HTMLElement);

/** Distance of a card from the first, in pixels. */
function getOffset(track: HTMLElement, index: number): number {
  const cards = getCards(track);
  return (cards[index]?.offsetLeft ?? 0) - (cards[0]?.offsetLeft ?? 0);
}

function getVisiblePage(track: HTMLElement, perPage: number): number {
  const count = getCards(track).length;
  const isAtEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - 2;
  if (isAtEnd) return Math.ceil(count / perPage) - 1;
  const passedOffsets = Array.from({ length: count }, (_card, index) => getOffset(track, index)).filter(
    (offset) => offset <= track.scrollLeft + 2,
  );
  return Math.floor((passedOffsets.length - 1) / perPage);
}

/**
 * The current page of a scroll-snap track, and a function that scrolls to another. Swipes update the page after
 * scrolling stops, so that the dots do not flicker.
 */
export function useCarouselPages(perPage: number, count: number) {
  const track = useRef<HTMLUListElement>(null);
  const last = Math.max(0, Math.ceil(count / perPage) - 1);
  const [requested, setRequested] = useState(0);
  const settleTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settleTimer.current), []);
  const page = Math.min(requested, last);
  const goToPage = (target: number) => {
    const next = Math.min(Math.max(target, 0), last);
    setRequested(next);
    // scrollIntoView would also scroll the page vertically.
    if (track.current) track.current.scrollLeft = getOffset(track.current, next * perPage);
  };
  const onScrollEnd = () => {
    if (track.current) setRequested(getVisiblePage(track.current, perPage));
  };
  // A slow device pauses longer than this amid scrolling, so the browser's own event is preferred.
  const onScroll = () => {
    if (hasScrollEnd()) return;
    clearTimeout(settleTimer.current);
    settleTimer.current = setTimeout(onScrollEnd, SETTLE_MS);
  };
  return { track, page, last, goToPage, onScroll, onScrollEnd };
}
