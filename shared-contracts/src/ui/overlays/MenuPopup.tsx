import { Menu } from '@base-ui/react/menu';
import { useState } from 'react';
import styles from './Menu.module.css';
import { MenuLabel, type MenuLabelProps } from './MenuLabel';

export interface MenuEntry {
  label: string;
  /** Whether the entry leads to the open screen. */
  isCurrent?: boolean;
  onSelect: () => void;
}

export interface MenuProps extends MenuLabelProps {
  /** Whose menu it is, above the entries. */
  heading?: string;
  entries: readonly MenuEntry[];
}

function Entries({ heading, entries }: MenuProps) {
  return (
    <Menu.Group>
      {heading === undefined ? null : <Menu.GroupLabel className={styles.heading}>{heading}</Menu.GroupLabel>}
      {entries.map(({ label, isCurrent, onSelect }) => (
        <Menu.Item
          key={label}
          className={styles.item}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={onSelect}
        >
          {label}
        </Menu.Item>
      ))}
    </Menu.Group>
  );
}

/**
 * The menu's popup, initially open because a press loads its code. It renders beside its button, in the same
 * landmark.
 */
export function MenuPopup({ isCurrent, ...props }: MenuProps & { isCurrent: boolean }) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <Menu.Root defaultOpen modal={false}>
      <Menu.Trigger
        ref={setButton}
        className={styles.trigger}
        data-icon={props.isIcon || undefined}
        aria-current={isCurrent || undefined}
      >
        <MenuLabel {...props} />
      </Menu.Trigger>
      <Menu.Portal container={button?.parentElement ?? null}>
        <Menu.Positioner sideOffset={4} align="start" className={styles.positioner}>
          <Menu.Popup className={styles.popup}>
            <Entries {...props} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
