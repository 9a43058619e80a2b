import { useState } from 'react';
import { laterPart } from '../laterPart';
import { Glyph } from '../signs/Glyph';
import styles from './Menu.module.css';

export interface MenuEntry {
  label: string;
  onSelect: () => void;
}

export interface MenuProps {
  label: string;
  entries: readonly MenuEntry[];
}

const { Part: MenuPopup, prepare } = laterPart(async () => (await import('./MenuPopup')).MenuPopup);

/** What a menu's button shows, before and after its code is there. */
export function MenuLabel({ label }: { label: string }) {
  return (
    <>
      {label}
      <Glyph name="down" />
    </>
  );
}

/** A button that opens a list of actions. Its code is loaded when a person comes near it, and a press is not lost. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      className={styles.trigger}
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setWanted(true)}
    >
      <MenuLabel label={props.label} />
    </button>
  );
  return wanted ? <MenuPopup {...props} instead={button} /> : button;
}
