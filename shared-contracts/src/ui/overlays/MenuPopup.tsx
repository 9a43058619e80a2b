import { Menu } from '@base-ui/react/menu';
import { useState } from 'react';
import styles from './Menu.module.css';
import { MenuLabel } from './MenuLabel';

export interface MenuEntry {
  label: string;
  onSelect: () => void;
}

export interface MenuProps {
  label: string;
  entries: readonly MenuEntry[];
}

/**
 * The menu's popup, initially open because a press loads its code. It renders beside its button, in the same
 * landmark.
 */
export function MenuPopup({ label, entries }: MenuProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <Menu.Root defaultOpen modal={false}>
      <Menu.Trigger ref={setButton} className={styles.trigger}>
        <MenuLabel label={label} />
      </Menu.Trigger>
      <Menu.Portal container={button?.parentElement ?? null}>
        <Menu.Positioner sideOffset={4} align="start" className={styles.positioner}>
          <Menu.Popup className={styles.popup}>
            {entries.map((entry) => (
              <Menu.Item key={entry.label} className={styles.item} onClick={entry.onSelect}>
                {entry.label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
