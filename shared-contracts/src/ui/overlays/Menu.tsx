import { useState } from 'react';
import { lazyWithRetry } from '../lazyWithRetry';
import styles from './Menu.module.css';
import { MenuLabel } from './MenuLabel';
import type { MenuProps } from './MenuPopup';

const { Component: MenuPopup, prepare } = lazyWithRetry(async () => (await import('./MenuPopup')).MenuPopup);

/** A button with a menu of actions. Its code loads when the pointer comes near, and an early press is not lost. */
export function Menu(props: MenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  const isCurrent = props.entries.some((entry) => entry.isCurrent);
  const button = (
    <button
      type="button"
      className={styles.trigger}
      data-icon={props.isIcon || undefined}
      aria-haspopup="menu"
      aria-expanded="false"
      aria-current={isCurrent || undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setIsWanted(true)}
    >
      <MenuLabel {...props} />
    </button>
  );
  // The open menu's elements must not move the button, because a press ends where it began.
  return (
    <span className={styles.menu}>
      {isWanted ? <MenuPopup {...props} isCurrent={isCurrent} instead={button} /> : button}
    </span>
  );
}
