import { TIMELINE_PART } from '@marquee/shared-contracts';
import { Avatar, SafeLink } from '@marquee/shared-contracts/ui';
import styles from './EventDescription.module.css';
import type { ViewedEvent } from './EventStore';

interface OrganizerProps {
  name: string;
  detail: string;
  imageUrl: string;
  email: string | null;
}

function Organizer({ name, detail, imageUrl, email }: OrganizerProps) {
  return (
    <li className={styles.organizer}>
      <Avatar name={name} imageUrl={imageUrl} size={48} />
      <p>
        <strong className={styles.line}>{name}</strong>
        <span className={styles.detail}>{detail}</span>
        {email === null ? null : <SafeLink href={`mailto:${email}`}>{email}</SafeLink>}
      </p>
    </li>
  );
}

function Organizers({ event: { host, administrators } }: { event: ViewedEvent }) {
  return (
    <section aria-labelledby="organizers" className={styles.section}>
      <h2 id="organizers">Organizers</h2>
      <ul className={styles.organizers}>
        <Organizer
          name={`${host.firstName} ${host.lastName}`.trim()}
          detail={host.organization}
          imageUrl={host.imageUrl}
          email={host.email}
        />
        {administrators.map((person) => (
          <Organizer
            key={person.username}
            name={`${person.firstName} ${person.lastName}`.trim()}
            detail={`@${person.username}`}
            imageUrl={person.imageUrl}
            email={null}
          />
        ))}
      </ul>
    </section>
  );
}

function Timeline({ event }: { event: ViewedEvent }) {
  if (event.timelineEntries.length === 0) return null;
  return (
    <section aria-labelledby={TIMELINE_PART} className={styles.section}>
      <h2 id={TIMELINE_PART}>Stages and timeline</h2>
      <ol className={styles.timeline}>
        {event.timelineEntries.map(({ day, description }) => (
          <li key={day} className={styles.stage} data-category={event.category}>
            <strong className={styles.line}>{`Day ${day}`}</strong>
            {description}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The host's description of the event: introduction, stages and organizers. */
export function EventDescription({ event }: { event: ViewedEvent }) {
  return (
    <div className={styles.description}>
      <section aria-labelledby="introduction" className={`${styles.section} ${styles.introduction}`}>
        <h2 id="introduction">Introduction</h2>
        <p className={styles.text}>{event.description}</p>
      </section>
      <Timeline event={event} />
      <Organizers event={event} />
    </div>
  );
}
