import type { PageRegistry } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { Glyph } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { logOut } from './logOut';
import { useNavigationTable } from './useNavigationTable';

interface Props {
  registry: PageRegistry;
}

const Entries = observer(function Entries({ registry, onGo }: Props & { onGo: () => void }) {
  const { narrow } = useNavigationTable(registry);
  return (
    <>
      {narrow.map(({ label, to }) => (
        <li key={label}>
          <Link to={to} onClick={onGo}>
            {label}
          </Link>
        </li>
      ))}
      {session.status === 'visitor' ? null : (
        <li>
          <button type="button" onClick={logOut}>
            Logout
          </button>
        </li>
      )}
    </>
  );
});

/** The hamburger menu with every entry; Escape or following a link closes it (RT-21). */
export function NarrowMenu({ registry }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="layout-hamburger"
        aria-expanded={open}
        aria-controls="narrow-menu"
        aria-label={open ? 'Close menu' : 'Open menu'}
        onClick={() => setOpen(!open)}
      >
        <Glyph name={open ? 'close' : 'menu'} />
      </button>
      <ul id="narrow-menu" className="layout-entries" hidden={!open}>
        <Entries registry={registry} onGo={() => setOpen(false)} />
      </ul>
    </>
  );
}
