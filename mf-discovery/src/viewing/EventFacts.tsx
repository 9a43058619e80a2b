import { formatDate } from '@marquee/shared-contracts';
import { Glyph, type GlyphName, modeNames, SafeLink } from '@marquee/shared-contracts/ui';
import type { ReactNode } from 'react';
import styles from './EventFacts.module.css';
import type { ShownEvent } from './EventStore';
import { Moment } from './Moment';
import { eligibilityOf, teamSizeOf } from './participation';

function Fact({ glyph, name, children }: { glyph: GlyphName; name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>
        <span className={styles.sign}>
          <Glyph name={glyph} />
        </span>
        {name}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Where({ event }: { event: ShownEvent }) {
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

function Places({ event: { seatsLeft, capacityMax } }: { event: ShownEvent }) {
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

/** When, where and who: what one asks before registering. */
export function EventFacts({ event }: { event: ShownEvent }) {
  const { timezone, teamCreationAllowed } = event;
  return (
    <section aria-label="Facts" className={styles.facts}>
      <dl className={styles.list}>
        <Fact glyph="calendar" name="Starts">
          <Moment at={event.startTime} zone={timezone} />
        </Fact>
        <Fact glyph="calendar" name="Ends">
          <Moment at={event.endTime} zone={timezone} />
        </Fact>
        <Where event={event} />
        <Fact glyph="clock" name="Registration opens">
          <Moment at={event.registerStart} zone={timezone} />
        </Fact>
        <Fact glyph="clock" name="Deadline">
          <Moment at={event.registerEnd} zone={timezone} />
        </Fact>
        <Places event={event} />
        <Fact glyph="people" name="Team eligibility">
          {eligibilityOf(event)}
        </Fact>
        {teamCreationAllowed ? (
          <Fact glyph="people" name="Team size">
            {teamSizeOf(event)}
          </Fact>
        ) : null}
      </dl>
      <p className={styles.updated}>{`Updated ${formatDate(event.lastUpdate)}`}</p>
    </section>
  );
}
