import { formatDate } from '@marquee/shared-contracts';
import { Glyph, type GlyphName, modeNames, SafeLink } from '@marquee/shared-contracts/ui';
import type { ReactNode } from 'react';
import styles from './EventFacts.module.css';
import type { ViewedEvent } from './EventStore';
import { LocalDateTime } from './LocalDateTime';
import { formatEligibility, formatTeamSize } from './eligibility';

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
      {event.url === null ? null : (
        <span className={styles.link}>
          <SafeLink href={event.url}>{event.url.replace(/^https?:\/\//, '')}</SafeLink>
        </span>
      )}
    </Fact>
  );
}

function CapacityFacts({ event: { seatsLeft, capacityMax } }: { event: ViewedEvent }) {
  return (
    <>
      {seatsLeft === null ? null : (
        <Fact glyph="seat" name="Seats left">
          {seatsLeft}
        </Fact>
      )}
      <Fact glyph="people" name="Maximum registrations">
        {capacityMax ?? 'Unlimited'}
      </Fact>
    </>
  );
}

/** When and where the event takes place, and its eligibility. */
export function EventFacts({ event }: { event: ViewedEvent }) {
  const { timezone, teamCreationAllowed } = event;
  return (
    <section aria-label="Facts" className={styles.facts}>
      <dl className={styles.list}>
        <Fact glyph="calendar" name="Starts">
          <LocalDateTime at={event.startTime} zone={timezone} />
        </Fact>
        <Fact glyph="calendar" name="Ends">
          <LocalDateTime at={event.endTime} zone={timezone} />
        </Fact>
        <LocationFact event={event} />
        <Fact glyph="clock" name="Registration opens">
          <LocalDateTime at={event.registerStart} zone={timezone} />
        </Fact>
        <Fact glyph="clock" name="Deadline">
          <LocalDateTime at={event.registerEnd} zone={timezone} />
        </Fact>
        <CapacityFacts event={event} />
        <Fact glyph="people" name="Team eligibility">
          {formatEligibility(event)}
        </Fact>
        {teamCreationAllowed ? (
          <Fact glyph="people" name="Team size">
            {formatTeamSize(event)}
          </Fact>
        ) : null}
      </dl>
      <p className={styles.updated}>{`Updated ${formatDate(event.lastUpdate)}`}</p>
    </section>
  );
}
