import { administrators, quizEditor, manageEvents, attendees, rooms } from '@marquee/shared-contracts';
import { fakeApi, renderScreen, sampleHost, sampleId } from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { RoomsScreen } from '../rooms/RoomsScreen';
import { AttendeesScreen } from '../attendees/AttendeesScreen';
import { CreateQuizScreen } from '../quiz-editor/CreateQuizScreen';
import { CollaboratorsScreen } from '../collaborators/CollaboratorsScreen';
import { UpdateEventScreen } from '../update-event/UpdateEventScreen';
import { EventDetailScreen } from '../event-details/EventDetailScreen';

const screens: Record<string, ReactElement> = {
  'event-detail': <EventDetailScreen />,
  'update-event': <UpdateEventScreen />,
  'view-participants': <AttendeesScreen />,
  'room-allocate': <RoomsScreen />,
  'host-manage': <CollaboratorsScreen />,
  'create-quiz': <CreateQuizScreen />,
};

/** Every endpoint that these screens read; the server answers them alike. */
const calls = [
  manageEvents.details,
  attendees.list,
  attendees.activity,
  rooms.list,
  administrators.list,
  quizEditor.questions,
];

it.each(Object.entries(screens))(
  '/%s explains that the event is missing and links to all events',
  async (name, shown) => {
    const api = fakeApi();
    for (const call of calls) api.refuse(call, 'NOT_FOUND');
    await renderScreen(shown, {
      path: `/${name}/:eventId?`,
      at: `/${name}/${sampleId(7)}`,
      as: sampleHost(),
    });
    expect(await screen.findByText('No event details available.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manage events' })).toHaveAttribute('href', '/event-manage');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
);
