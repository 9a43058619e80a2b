import { Menu } from '@base-ui/react/menu';
import { MenuLabel, type MenuProps } from './Menu';
import styles from './Menu.module.css';

/** The menu itself, open at first: it is loaded by the press that asked for it. */
export function MenuPopup({ label, entries }: MenuProps) {
  return (
    <Menu.Root defaultOpen modal={false}>
      <Menu.Trigger className={styles.trigger}>
        <MenuLabel label={label} />
      </Menu.Trigger>
      <Menu.Portal>
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
