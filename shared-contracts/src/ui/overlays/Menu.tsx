import { lazy, Suspense, useState } from 'react';
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

const loadMenuPopup = () => import('./MenuPopup');
const MenuPopup = lazy(async () => ({ default: (await loadMenuPopup()).MenuPopup }));

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
      onPointerEnter={() => void loadMenuPopup()}
      onFocus={() => void loadMenuPopup()}
      onClick={() => setWanted(true)}
    >
      <MenuLabel label={props.label} />
    </button>
  );
  return wanted ? (
    <Suspense fallback={button}>
      <MenuPopup {...props} />
    </Suspense>
  ) : (
    button
  );
}
