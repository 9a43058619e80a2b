import type { HostEventDetails } from '@marquee/shared-contracts';
import styles from './EventDetail.module.css';

/** An event's stages and its hosts; only hosts see the administrators' emails (EV-11). */
export function EventPeople({ event }: { event: HostEventDetails }) {
  const { host, administrators, timelineEntries } = event;
  return (
    <div className={styles.columns}>
      <section aria-labelledby="stages" className={styles.card}>
        <h2 id="stages" className={styles.heading}>
          Stages
        </h2>
        {timelineEntries.length === 0 ? <p className={styles.none}>No stages yet.</p> : null}
        <ol className={styles.list}>
          {timelineEntries.map(({ day, description }) => (
            <li key={day} className={styles.stage}>
              <strong>{`Day ${day}`}</strong>
              <span>{description}</span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="organizers" className={styles.card}>
        <h2 id="organizers" className={styles.heading}>
          Organizers
        </h2>
        <ul className={styles.list}>
          <li className={styles.person}>
            <strong>{`${host.firstName} ${host.lastName}`.trim()}</strong>
            <span>{`Host · ${event.hostEmail}`}</span>
          </li>
          {administrators.map((person) => (
            <li key={person.id} className={styles.person}>
              <strong>{`${person.firstName} ${person.lastName}`.trim()}</strong>
              <span>{`${person.username} · ${person.accepted ? person.email : 'Invited'}`}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
