import type { HostEventDetails } from '@marquee/shared-contracts';
import { SafeLink } from '@marquee/shared-contracts/ui';
import { formatHostTime } from '@marquee/shared-contracts/widgets/host-event';
import type { ReactNode } from 'react';
import { formatRegistrations } from '../events/formatRegistrations';
import styles from './EventDetail.module.css';

/** Formats who may take part (EV-16). */
const formatEligibility = ({ teamCreationAllowed, minTeamSize, maxTeamSize }: HostEventDetails): string =>
  teamCreationAllowed ? `Teams of ${minTeamSize}–${maxTeamSize}` : 'Individual';

/** Formats how many people wait for a seat (RG-19). */
const formatWaiting = ({ waiting = 0 }: HostEventDetails): string =>
  waiting === 0 ? 'Nobody is waiting' : `${waiting} waiting`;

/** Formats how many people ask to be registered (RG-22). */
const formatRequests = ({ requests = 0 }: HostEventDetails): string =>
  requests === 0 ? 'No open requests' : `${requests} open ${requests === 1 ? 'request' : 'requests'}`;

/** Lists the event's facts as labels and values, without empty values. */
function listFacts(event: HostEventDetails): [name: string, fact: ReactNode][] {
  const renderTime = (field: 'registerStart' | 'registerEnd' | 'startTime' | 'endTime' | 'lastUpdate') =>
    event.missing?.includes(field) ? (
      'Not set yet'
    ) : (
      <time dateTime={event[field]}>{formatHostTime(event[field], event.timezone)}</time>
    );
  const facts: [string, ReactNode, boolean?][] = [
    ['Organization', event.organization, event.organization !== ''],
    ['Venue', event.venue, event.venue !== ''],
    [
      'Website',
      event.url === null ? null : <SafeLink href={event.url}>{event.url}</SafeLink>,
      event.url !== null,
    ],
    [
      'Join link',
      event.joinLink ? <SafeLink href={event.joinLink}>{event.joinLink}</SafeLink> : null,
      Boolean(event.joinLink),
    ],
    ['Registration starts', renderTime('registerStart')],
    ['Registration ends', renderTime('registerEnd')],
    ['Event starts', renderTime('startTime')],
    ['Event ends', renderTime('endTime')],
    ['Participation', formatEligibility(event)],
    ['Registrations', formatRegistrations(event)],
    ['Approval', formatRequests(event), event.approval === true],
    ['Waitlist', formatWaiting(event), event.waitlist === true],
    ['Minimum registrations', event.capacityMin, event.capacityMin > 0],
    ['Teams', event.teams, event.teamCreationAllowed],
    ['Questions', event.questions, event.category === 'quiz'],
    ['Views', event.impressions],
    ['Contact email', event.showContactEmail ? 'Shown on the page' : 'Not shown'],
    ['Last update', renderTime('lastUpdate')],
  ];
  return facts.filter(([, , shown]) => shown !== false).map(([name, fact]) => [name, fact]);
}

/** The facts of an event, with times in its own time zone and British format (EV-5). */
export function EventFacts({ event }: { event: HostEventDetails }) {
  return (
    <section aria-label="Facts" className={styles.card}>
      <dl className={styles.facts}>
        {listFacts(event).map(([name, fact]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {event.category === 'quiz' && event.questions === 0 ? (
        <p className={styles.warning}>This quiz has no questions yet: nobody can start it.</p>
      ) : null}
    </section>
  );
}
