import { links, type PageRegistry } from '@marquee/shared-contracts';
import { Glyph, useSlot } from '@marquee/shared-contracts/ui';
import { Link } from 'react-router-dom';
import { ConnectionStatus } from '../ConnectionStatus';
import { AccountMenu } from './AccountMenu';
import { NarrowMenu } from './NarrowMenu';
import { WideMenus } from './WideMenus';

interface Props {
  registry: PageRegistry;
}

/** The navigation bar, by role and by width (a hamburger at 1000 pixels or less, RT-10). */
export function Navigation({ registry }: Props) {
  return (
    <header className="layout-header">
      <div className="layout-bar">
        <Link to={links.home()} className="layout-brand">
          Marquee
        </Link>
        <nav className="layout-wide" aria-label="Main">
          <WideMenus registry={registry} />
          <Link to={links.search()} className="layout-icon" aria-label="Search events">
            <Glyph name="search" />
          </Link>
          {useSlot('navigation.bell', {}).map(({ element }) => element)}
          <AccountMenu registry={registry} />
        </nav>
        <nav className="layout-narrow" aria-label="Menu">
          <NarrowMenu registry={registry} />
        </nav>
      </div>
      <ConnectionStatus />
    </header>
  );
}
