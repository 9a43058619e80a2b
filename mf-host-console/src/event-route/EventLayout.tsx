import { type HostEventDetails, manageEvents, links } from '@marquee/shared-contracts';
import { RemoteCall, request, serverClock } from '@marquee/shared-contracts/browser';
import { Page, TabLinks, usePageTitle } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { EventNotFound } from './EventNotFound';

const readEvent = (eventId: string) =>
  new RemoteCall(async () => {
    const { data } = await request(manageEvents.details, { params: { eventId } });
    serverClock.observe(data.serverNow);
    return data;
  });

interface Props {
  heading: string;
  eventId: string;
  /** The active screen among those of the event. */
  current: string;
  /** Renders the screen; the event is undefined while loading and after a failure. */
  children: (event: HostEventDetails | undefined) => ReactNode;
}

/** The common layout of an event's management screens, with its title and links between them. */
export const EventLayout = observer(function EventLayout({ heading, eventId, current, children }: Props) {
  const [details] = useState(() => readEvent(eventId));
  useEffect(() => void details.run(), [details]);
  const event = details.result;
  usePageTitle(event && `${heading} of ${event.title}`);
  if (details.error?.status === 404)
    return (
      <Page heading={heading}>
        <EventNotFound />
      </Page>
    );
  // An online event needs no rooms; the tab stays while its screen is open.
  const hasRooms = event?.mode !== 'online' || current === links.rooms(eventId);
  const rooms = hasRooms ? [{ label: 'Rooms', to: links.rooms(eventId) }] : [];
  const quiz = event?.category === 'quiz' ? [{ label: 'Questions', to: links.createQuiz(eventId) }] : [];
  return (
    <Page heading={heading} intro={<Link to={links.event(eventId)}>{event?.title ?? 'The event'}</Link>}>
      <TabLinks
        label="Running the event"
        current={current}
        links={[
          { label: 'Details', to: links.eventDetail(eventId) },
          { label: 'Participants', to: links.participants(eventId) },
          ...rooms,
          { label: 'Collaborators', to: links.collaborators(eventId) },
          ...quiz,
        ]}
      />
      {children(event)}
    </Page>
  );
});
