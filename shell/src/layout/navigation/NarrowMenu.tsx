import type { PageRegistry } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { Glyph } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { logOut } from './logOut';
import { useNavigationTable } from './useNavigationTable';

interface Props {
  registry: PageRegistry;
}

const Entries = observer(function Entries({ registry, onGo }: Props & { onGo: () => void }) {
  const { narrow } = useNavigationTable(registry);
  return (
    <>
      {narrow.map(({ label, entries }) => (
        <Fragment key={label}>
          <h2>{label}</h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.label}>
                <NavLink to={entry.to} onClick={onGo}>
                  {entry.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {session.status === 'visitor' ? null : (
        <ul>
          <li>
            <button type="button" onClick={logOut}>
              Logout
            </button>
          </li>
        </ul>
      )}
    </>
  );
});

/** Whether the menu is open; every navigation closes it, Back too. */
function useMenuState(): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    setIsOpen(false);
  }
  return [isOpen, setIsOpen];
}

/** Covers the page, so that a press outside closes the menu and does nothing else. Keyboards use Escape. */
const Backdrop = ({ onPress }: { onPress: () => void }) => (
  <button type="button" tabIndex={-1} aria-hidden="true" className="layout-menu-backdrop" onClick={onPress} />
);

/** The hamburger menu with every entry; Escape, a press outside or a navigation closes it (RT-21). */
export function NarrowMenu({ registry }: Props) {
  const [isOpen, setIsOpen] = useMenuState();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen, setIsOpen]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="layout-hamburger"
        aria-expanded={isOpen}
        aria-controls="narrow-menu"
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Glyph name={isOpen ? 'close' : 'menu'} />
      </button>
      {isOpen ? <Backdrop onPress={() => setIsOpen(false)} /> : null}
      <div id="narrow-menu" className="layout-entries" hidden={!isOpen}>
        <Entries registry={registry} onGo={() => setIsOpen(false)} />
      </div>
    </>
  );
}
