import { type EventCard, events, links } from '@marquee/shared-contracts';
import { RemoteCall, request, session } from '@marquee/shared-contracts/browser';
import {
  ButtonLink,
  CallView,
  CategoryChip,
  Glyph,
  type GlyphName,
  Skeleton,
} from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LikeButton } from '../like/LikeButton';
import { RegisterButton } from '../registration/RegisterButton';
import { formatEventTime, formatShortEventTime } from './formatEventTime';
import { formatLocation } from './formatLocation';
import styles from './SelectedEvent.module.css';
import { StateChip } from './StateChip';

const formatSeatsLeft = ({ seatsLeft }: EventCard): string =>
  seatsLeft === null ? 'Unlimited seats' : seatsLeft === 1 ? '1 seat left' : `${seatsLeft} seats left`;

const listFacts = (event: EventCard): [GlyphName, string][] => [
  ['calendar', formatEventTime(event)],
  ['place', formatLocation(event)],
  ['clock', `Register until ${formatShortEventTime(event, event.registerEnd)}`],
  ['seat', formatSeatsLeft(event)],
  ['people', event.teamCreationAllowed ? 'Teams' : 'Individual'],
];

const getOwnState = (event: EventCard) =>
  session.marks.registered.has(event.id) ? 'REGISTERED' : event.registrationState;

/** Details of the event that is selected in the list, with a link to its page. */
export const SelectedEvent = observer(function SelectedEvent({ event }: { event: EventCard }) {
  // Sent without a token, so that a selection does not count as a recent view (RG-15).
  const [details] = useState(
    () => new RemoteCall(() => request(events.details, { params: { eventId: event.id } })),
  );
  useEffect(() => void details.run(), [details]);
  return (
    <article className={styles.event} data-category={event.category} aria-label={`Details of ${event.title}`}>
      <img className={styles.picture} src={event.imageUrl} alt="" width={640} height={270} />
      <div className={styles.chips}>
        <CategoryChip category={event.category} />
        <StateChip eventId={event.id} state={getOwnState(event)} registerStart={event.registerStart} />
      </div>
      <h2>{event.title}</h2>
      <p className={styles.organization}>{event.organization}</p>
      <ul className={styles.facts}>
        {listFacts(event).map(([glyph, text]) => (
          <li key={glyph} className={styles.fact}>
            <Glyph name={glyph} />
            {text}
          </li>
        ))}
      </ul>
      <CallView call={details} loadingText="Loading event details..." skeleton={<Skeleton count={4} />}>
        {({ data }) => <p className={styles.text}>{data.description}</p>}
      </CallView>
      <div className={styles.actions}>
        <RegisterButton event={event} />
        <ButtonLink to={links.event(event.id)}>View event</ButtonLink>
        <LikeButton eventId={event.id} title={event.title} />
      </div>
    </article>
  );
});
