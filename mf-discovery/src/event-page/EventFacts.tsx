import { formatDate, JOIN_LEAD_MINUTES } from '@marquee/shared-contracts';
import { Glyph, type GlyphName, modeNames, SafeLink } from '@marquee/shared-contracts/ui';
import type { ReactNode } from 'react';
import { getJoinLink } from '../join-link/JoinButton';
import styles from './EventFacts.module.css';
import type { ViewedEvent } from './EventStore';
import { EventPeriod } from './EventPeriod';
import { formatEligibility } from './formatEligibility';

function Fact({ glyph, name, children }: { glyph: GlyphName; name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>
        <span className={styles.icon}>
          <Glyph name={glyph} />
        </span>
        {name}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function LocationFact({ event }: { event: ViewedEvent }) {
  return (
    <Fact glyph="place" name={event.mode === 'online' ? 'Where' : 'Venue'}>
      <span>{event.mode === 'online' ? modeNames.online : event.location}</span>
      {event.room ? <span className={styles.room}>{`Room: ${event.room}`}</span> : null}
      {event.url === null ? null : (
        <span className={styles.link}>
          <SafeLink href={event.url}>{event.url.replace(/^https?:\/\//, '')}</SafeLink>
        </span>
      )}
    </Fact>
  );
}

/** "40, 12 seats left" or "Unlimited". */
const formatCapacity = ({ seatsLeft, capacityMax }: ViewedEvent): string =>
  seatsLeft === null
    ? String(capacityMax ?? 'Unlimited')
    : `${capacityMax}, ${seatsLeft} ${seatsLeft === 1 ? 'seat' : 'seats'} left`;

/** The address of an online event, for people who may join it (EV-39). */
function JoinLinkFact({ event }: { event: ViewedEvent }) {
  const link = getJoinLink(event);
  if (link === undefined) return null;
  return (
    <Fact glyph="link" name="Join link">
      <span className={styles.link}>
        <SafeLink href={link}>{link.replace(/^https:\/\//, '')}</SafeLink>
      </span>
      <span
        className={styles.hint}
      >{`You can join from ${JOIN_LEAD_MINUTES} minutes before the start.`}</span>
    </Fact>
  );
}

/** When and where the event takes place, and its eligibility. */
export function EventFacts({ event }: { event: ViewedEvent }) {
  const { timezone } = event;
  return (
    <section aria-label="Facts" className={styles.facts}>
      <dl className={styles.list}>
        <Fact glyph="calendar" name="When">
          <EventPeriod start={event.startTime} end={event.endTime} zone={timezone} />
        </Fact>
        <LocationFact event={event} />
        <JoinLinkFact event={event} />
        <Fact glyph="clock" name="Registration">
          <EventPeriod start={event.registerStart} end={event.registerEnd} zone={timezone} />
        </Fact>
        <Fact glyph="seat" name="Maximum registrations">
          {formatCapacity(event)}
        </Fact>
        <Fact glyph="people" name="Team">
          {formatEligibility(event)}
        </Fact>
      </dl>
      <p className={styles.updated}>{`Updated ${formatDate(event.lastUpdate)}`}</p>
    </section>
  );
}
