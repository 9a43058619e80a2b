import {
  BADGE_THRESHOLDS,
  COINS_PER_QUIZ,
  formatDate,
  links,
  type ParticipantProfile,
} from '@marquee/shared-contracts';
import { ButtonLink, CallView, Glyph, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styles from './Badges.module.css';
import { describeNextBadge } from './describeNextBadge';
import type { ProfileStore } from './ProfileStore';

const MAX_COINS = BADGE_THRESHOLDS[BADGE_THRESHOLDS.length - 1] ?? 500;

/** Progress bar towards the last badge, with a milestone for every badge. */
function Progress({ coins, badges }: ParticipantProfile) {
  const earned = new Set(badges.map(({ threshold }) => threshold));
  return (
    <div className={styles.progress}>
      <progress
        aria-label="Progress to the last badge"
        aria-valuetext={`${coins} of ${MAX_COINS} coins`}
        max={MAX_COINS}
        value={Math.min(coins, MAX_COINS)}
        className={styles.track}
      />
      {BADGE_THRESHOLDS.map((threshold) => (
        <div
          key={threshold}
          aria-hidden="true"
          className={earned.has(threshold) ? `${styles.milestone} ${styles.earned}` : styles.milestone}
          style={{ insetInlineStart: `${(threshold / MAX_COINS) * 100}%` }}
        >
          <span className={styles.icon}>
            <Glyph name="award" />
          </span>
          {threshold}
        </div>
      ))}
    </div>
  );
}

function BadgeList({ badges }: ParticipantProfile) {
  const dates = new Map(badges.map(({ threshold, awardedAt }) => [threshold, awardedAt]));
  return (
    <ul className={styles.badges}>
      {BADGE_THRESHOLDS.map((threshold) => {
        const awardedAt = dates.get(threshold);
        return (
          <li
            key={threshold}
            className={awardedAt === undefined ? styles.badge : `${styles.badge} ${styles.earned}`}
          >
            <span className={styles.icon}>
              <Glyph name="award" />
            </span>
            <h3>{`${threshold} coins`}</h3>
            <p className={styles.date}>
              {awardedAt === undefined ? 'Not earned yet' : `Earned ${formatDate(awardedAt)}`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function Rewards({ profile }: { profile: ParticipantProfile }) {
  return (
    <>
      <section className={styles.card} aria-label="Coins">
        <p className={styles.coins}>
          <span className={styles.number}>{profile.coins}</span> coins
        </p>
        <Progress {...profile} />
        <p className={styles.next}>{describeNextBadge(profile)}</p>
      </section>
      <section className={styles.section}>
        <h2>Badges</h2>
        <BadgeList {...profile} />
        <div>
          <ButtonLink to={links.ownCertificates()}>See my certificates</ButtonLink>
        </div>
      </section>
      <section className={styles.section}>
        <h2>How to earn coins</h2>
        <p>
          <strong>{`${COINS_PER_QUIZ} coins per quiz`}</strong> that you submit with at least one answer.
        </p>
        <div>
          <ButtonLink to={links.eventType('quiz')}>Find a quiz</ButtonLink>
        </div>
      </section>
    </>
  );
}

/** The participant's coins, the progress to the next badge, and every badge with its award date. */
export const Badges = observer(function Badges({ store: { loading } }: { store: ProfileStore }) {
  useEffect(() => void loading.run(), [loading]);
  return (
    <CallView
      call={loading}
      loadingText="Loading your badges..."
      skeleton={<Skeleton shape="card" />}
      failureText="Failed to fetch profile"
    >
      {(profile) => <Rewards profile={profile} />}
    </CallView>
  );
});
