import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './TabLinks.module.css';

interface Props {
  /** The accessible name. */
  label: string;
  links: readonly { label: string; to: string }[];
  /** The `to` of the current link. */
  current: string;
  /** `tabs` for parts of a screen, `pills` for a choice inside a part. */
  look?: 'tabs' | 'pills';
}

/** Centres a link in a bar that is wider than the page, without scrolling the page. */
function scrollToLink(bar: HTMLElement | null, position: number): void {
  const link = bar?.querySelectorAll('a')[position];
  if (!bar || !link) return;
  const [outer, inner] = [bar.getBoundingClientRect(), link.getBoundingClientRect()];
  bar.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}

/** Tabs with an address each, so that reload, sharing and the back button work (RT-3). */
export function TabLinks({ label, links, current, look = 'tabs' }: Props) {
  const bar = useRef<HTMLElement>(null);
  const position = links.findIndex(({ to }) => to === current);
  useLayoutEffect(() => scrollToLink(bar.current, position), [position]);
  return (
    <nav ref={bar} aria-label={label} className={styles[look]}>
      <ul className={styles.list}>
        {links.map(({ label: name, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link} aria-current={to === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
