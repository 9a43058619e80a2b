import { Glyph } from '@marquee/shared-contracts/ui';
import { Children, type ReactNode, useEffect, useRef } from 'react';
import styles from './Carousel.module.css';
import { useDeferredList } from './useDeferredList';
import { useKeyDown } from './useKeyDown';
import { useMediaQuery } from '../event-list/useMediaQuery';
import { useCarouselPages } from './useCarouselPages';

/** chosen: maximum dots; more do not fit beside the arrows on a phone, so a page number replaces them. */
const MAX_DOTS = 10;

interface ControlsProps {
  page: number;
  last: number;
  onPageChange: (page: number) => void;
}

const formatPageName = (page: number, last: number): string => `Page ${page + 1} of ${last + 1}`;

function Dots({ page, last, onPageChange }: ControlsProps) {
  if (last >= MAX_DOTS) return <p className={styles.count}>{formatPageName(page, last)}</p>;
  const names = Array.from({ length: last + 1 }, (_page, index) => formatPageName(index, last));
  return (
    <div className={styles.dots}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          className={styles.dot}
          aria-label={name}
          aria-current={index === page || undefined}
          onClick={() => onPageChange(index)}
        />
      ))}
    </div>
  );
}

/** Moves the focus to the other arrow where a press has disabled its own. */
function useArrows({ page, last, onPageChange }: ControlsProps) {
  const arrows = { back: useRef<HTMLButtonElement>(null), forward: useRef<HTMLButtonElement>(null) };
  const pressed = useRef<keyof typeof arrows>(undefined);
  const { back, forward } = arrows;
  useEffect(() => {
    if (pressed.current === 'forward' && page === last) back.current?.focus();
    if (pressed.current === 'back' && page === 0) forward.current?.focus();
    pressed.current = undefined;
  }, [page, last, back, forward]);
  const go = (arrow: keyof typeof arrows) => {
    pressed.current = arrow;
    onPageChange(arrow === 'back' ? page - 1 : page + 1);
  };
  return { back, forward, go };
}

function Controls(props: ControlsProps) {
  const { page, last, onPageChange } = props;
  const { back, forward, go } = useArrows(props);
  return (
    <div className={styles.controls}>
      <button
        ref={back}
        type="button"
        className={styles.arrow}
        aria-label="Previous events"
        disabled={page === 0}
        onClick={() => go('back')}
      >
        <Glyph name="left" />
      </button>
      <Dots page={page} last={last} onPageChange={onPageChange} />
      <button
        ref={forward}
        type="button"
        className={styles.arrow}
        aria-label="Next events"
        disabled={page === last}
        onClick={() => go('forward')}
      >
        <Glyph name="right" />
      </button>
    </div>
  );
}

/** Event cards, two per page and one at 1060 px and below (RT-10); never moves automatically (RT-16). */
export function Carousel({ label, children }: { label: string; children: ReactNode }) {
  const carousel = useRef<HTMLElement>(null);
  const perPage = useMediaQuery('(width <= 1060px)') ? 1 : 2;
  const cards = Children.toArray(children);
  const { track, page, last, goToPage, onScroll, onScrollEnd } = useCarouselPages(perPage, cards.length);
  const visibleCount = Math.max(useDeferredList(perPage, cards.length), (page + 2) * perPage);
  useKeyDown(carousel, (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    goToPage(page + step);
  });
  return (
    <section ref={carousel} aria-roledescription="carousel" aria-label={label} className={styles.carousel}>
      <ul ref={track} className={styles.track} onScroll={onScroll} onScrollEnd={onScrollEnd}>
        {cards.map((card, index) => (
          <li key={typeof card === 'object' && 'key' in card ? card.key : index} className={styles.slide}>
            {index < visibleCount ? card : null}
          </li>
        ))}
      </ul>
      {last > 0 ? <Controls page={page} last={last} onPageChange={goToPage} /> : null}
    </section>
  );
}
