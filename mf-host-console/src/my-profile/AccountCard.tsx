import { links } from '@marquee/shared-contracts';
import { ButtonLink } from '@marquee/shared-contracts/ui';
import styles from './MyProfile.module.css';

/** Links to password, data export and account deletion. */
export function AccountCard() {
  return (
    <section className={styles.card} aria-labelledby="account">
      <h2 id="account">Account</h2>
      <p>Change your password, save your data, or delete the account.</p>
      <ButtonLink to={links.account()}>Manage account</ButtonLink>
    </section>
  );
}
