import { JOIN_LEAD_MINUTES } from '@marquee/shared-contracts';
import { modeNames, SafeLink } from '@marquee/shared-contracts/ui';
import type { ReactNode } from 'react';
import type { ViewedEvent } from '../event-page/EventStore';
import { EventPeriod } from '../event-page/EventPeriod';
import { getJoinLink } from '../join-link/JoinButton';
import styles from './ConfirmationScreen.module.css';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** When and where the event takes place; the join link of an online event (EV-39). */
export function TimeAndPlace({ event }: { event: ViewedEvent }) {
  const { timezone, mode, location } = event;
  const joinLink = getJoinLink(event);
  return (
    <dl className={styles.facts}>
      <Fact name="When">
        <EventPeriod start={event.startTime} end={event.endTime} zone={timezone} />
      </Fact>
      <Fact name="Where">{mode === 'online' ? modeNames.online : location}</Fact>
      {joinLink === undefined ? null : (
        <Fact name="Join link">
          <SafeLink href={joinLink}>{joinLink.replace(/^https:\/\//, '')}</SafeLink>
          <span className={styles.hint}>
            {`You can join from ${JOIN_LEAD_MINUTES} minutes before the start.`}
          </span>
        </Fact>
      )}
    </dl>
  );
}
