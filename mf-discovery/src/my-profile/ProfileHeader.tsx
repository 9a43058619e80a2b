import { formatFullName } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { Avatar } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import styles from './ProfileScreen.module.css';

/** Name and picture of the profile; wide windows show them above every tab. */
export const ProfileHeader = observer(function ProfileHeader() {
  const { account } = session;
  if (account === null) return null;
  return (
    <div className={styles.head}>
      <Avatar name={formatFullName(account)} imageUrl={account.imageUrl} size={72} />
      <div>
        <p className={styles.name}>{formatFullName(account)}</p>
        <p className={styles.email}>{account.email}</p>
      </div>
    </div>
  );
});
