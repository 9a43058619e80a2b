import { links, type PageRegistry } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { Button, ButtonLink, Menu } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { Link, useNavigate } from 'react-router-dom';
import { Slot } from '../slots/Slot';
import { logOut } from './logOut';
import { NarrowMenu } from './NarrowMenu';
import { navigationGroups } from './navigationGroups';

const WideMenus = observer(function WideMenus() {
  const navigate = useNavigate();
  return navigationGroups[session.viewer].map((group) => (
    <Menu
      key={group.label}
      label={group.label}
      entries={group.entries.map(({ label, to }) => ({ label, onSelect: () => void navigate(to) }))}
    />
  ));
});

const Account = observer(function Account() {
  if (session.status === 'visitor')
    return (
      <>
        <ButtonLink look="quiet" to={links.login()}>
          Login
        </ButtonLink>
        <ButtonLink look="main" to={links.chooseRole()}>
          Sign up
        </ButtonLink>
      </>
    );
  return (
    <>
      <span className="frame-name">{session.account?.firstname}</span>
      <Button onClick={() => void logOut()}>Logout</Button>
    </>
  );
});

/** The bar at the top: by role, and by width (a hamburger at 1000 pixels or less, RT-10). */
export function Navigation({ registry }: { registry: PageRegistry }) {
  return (
    <header className="frame-header">
      <div className="frame-bar">
        <Link to={links.home()} className="frame-sign">
          Marquee
        </Link>
        <nav className="frame-wide" aria-label="Main">
          <WideMenus />
          <span className="frame-space" />
          <Slot name="navigation.bell" label="Notifications" registry={registry} />
          <Account />
        </nav>
        <nav className="frame-narrow" aria-label="Menu">
          <NarrowMenu />
        </nav>
      </div>
    </header>
  );
}
