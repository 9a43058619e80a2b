import { formatFullName, links, type PageRegistry } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { Avatar, ButtonLink, Menu } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { logOut } from './logOut';
import { useMenuEntries, useNavigationTable } from './useNavigationTable';

/** A visitor's links to log in and sign up, or the picture of the account with its menu. */
export const AccountMenu = observer(function AccountMenu({ registry }: { registry: PageRegistry }) {
  const { account: entries } = useNavigationTable(registry);
  const createEntries = useMenuEntries();
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
  const { account } = session;
  const name = account === null ? '' : formatFullName(account);
  return (
    <div className="layout-account">
      <Menu
        label="Account"
        picture={<Avatar name={name} imageUrl={account?.imageUrl} size={32} />}
        heading={name}
        entries={[...createEntries(entries), { label: 'Logout', onSelect: logOut }]}
      />
    </div>
  );
});
