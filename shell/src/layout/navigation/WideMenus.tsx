import type { PageRegistry } from '@marquee/shared-contracts';
import { Menu } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useMenuEntries, useNavigationTable } from './useNavigationTable';

/** The dropdowns of the wide navigation. */
export const WideMenus = observer(function WideMenus({ registry }: { registry: PageRegistry }) {
  const { menus } = useNavigationTable(registry);
  const createEntries = useMenuEntries();
  return (
    <div className="layout-menus">
      {menus.map(({ label, entries }) => (
        <Menu key={label} label={label} entries={createEntries(entries)} />
      ))}
    </div>
  );
});
