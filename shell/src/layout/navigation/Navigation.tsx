import { links, type PageRegistry } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { Button, ButtonLink, Glyph, Menu, useSlot } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { ConnectionStatus } from '../ConnectionStatus';
import { logOut } from './logOut';
import { NarrowMenu } from './NarrowMenu';
import { useNavigateToLink, useNavigationTable } from './useNavigationTable';

interface Props {
  registry: PageRegistry;
}

const WideMenus = observer(function WideMenus({ registry }: Props) {
  const { menus } = useNavigationTable(registry);
  const follow = useNavigateToLink();
  return (
    <div className="layout-menus">
      {menus.map(({ label, entries }) => (
        <Menu
          key={label}
          label={label}
          entries={entries.map((link) => ({ label: link.label, onSelect: () => follow(link) }))}
        />
      ))}
    </div>
  );
});

const Account = observer(function Account({ registry }: Props) {
  const { profile } = useNavigationTable(registry);
  if (session.status === 'visitor')
    return (
      <div className="layout-account">
        <ButtonLink look="quiet" to={links.login()}>
          Login
        </ButtonLink>
        <ButtonLink look="main" to={links.chooseRole()}>
          Sign up
        </ButtonLink>
      </div>
    );
  return (
    <div className="layout-account">
      <span className="layout-name">{session.account?.firstname}</span>
      {profile === undefined ? null : (
        <ButtonLink look="quiet" to={profile.to}>
          {profile.label}
        </ButtonLink>
      )}
      <Button onClick={logOut}>Logout</Button>
    </div>
  );
});

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
          <Account registry={registry} />
        </nav>
        <nav className="layout-narrow" aria-label="Menu">
          <NarrowMenu registry={registry} />
        </nav>
      </div>
      <ConnectionStatus />
    </header>
  );
}
