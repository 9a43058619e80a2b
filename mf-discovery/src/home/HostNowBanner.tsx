import { links } from '@marquee/shared-contracts';
import { ButtonLink } from '@marquee/shared-contracts/ui';
import styles from './HostNowBanner.module.css';

/** Invites visitors to become hosts (RT-8). */
export function HostNowBanner() {
  return (
    <section aria-labelledby="host-now" className={styles.banner}>
      <div>
        <h2 id="host-now">Publish your own event</h2>
        <p className={styles.text}>Publish a quiz, hackathon, webinar or seminar. It is free.</p>
      </div>
      <ButtonLink look="main" to={links.hostSignUp()}>
        Host now
      </ButtonLink>
    </section>
  );
}
