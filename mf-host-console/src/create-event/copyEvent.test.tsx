import { manageEvents, quizEditor, rooms } from '@marquee/shared-contracts';
import {
  fakeApi,
  filledEvent,
  renderScreens,
  sampleAuthoredQuiz,
  sampleCreated,
  sampleHost,
  sampleHostEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { CreateDetailsScreen } from './CreateDetailsScreen';
import { CreateEventScreen } from './CreateEventScreen';
import { currentCreation } from './CreationStore';

const screens = {
  '/create-events': <CreateEventScreen />,
  '/create-events/details': <CreateDetailsScreen />,
};

const open = (at = '/create-events') => renderScreens(screens, { at, as: sampleHost() });
const from = `/create-events?from=${sampleId()}`;

beforeEach(() => {
  currentCreation.clear();
});

describe('duplicating an event', () => {
  it('copies everything except the times', async () => {
    const source = sampleHostEventDetails({
      mode: 'offline',
      venue: 'Hall 1',
      teamCreationAllowed: true,
      maxTeamSize: 4,
    });
    const room = { id: sampleId(3), name: 'LT-1', capacity: null, occupied: 0, filled: false };
    fakeApi()
      .on(manageEvents.details, () => success(source))
      .on(rooms.list, () => success([{ ...room, allocations: [] }]));
    const { user } = await open(from);
    expect(await screen.findByLabelText('Title')).toHaveValue('Circuit Quiz (copy)');
    await filledEvent.next(user);
    expect(await screen.findByLabelText('Event starts')).toHaveValue('');
    expect(screen.getByLabelText('Venue')).toHaveValue('Hall 1');
    expect(screen.getByLabelText('Rooms')).toHaveValue('LT-1');
    expect(screen.getByLabelText('Largest team')).toHaveValue('4');
    expect(screen.getByText('Warm-up round')).toBeVisible();
  });

  it('copies no join link, because a meeting belongs to one event (EV-39)', async () => {
    fakeApi().on(manageEvents.details, () =>
      success(sampleHostEventDetails({ url: 'https://lakeside.test', joinLink: 'https://meet.test/a' })),
    );
    await open(from);
    expect(await screen.findByLabelText('Website')).toHaveValue('https://lakeside.test');
    expect(screen.getByLabelText('Join link')).toHaveValue('');
  });

  it('saves the copy of a quiz as a draft, without its times but with its questions (EV-41)', async () => {
    const quiz = sampleAuthoredQuiz(2, { showScores: 'after-end' });
    const created = { ...sampleCreated(), data: sampleHostEventDetails({ state: 'draft' }) };
    const api = fakeApi()
      .on(manageEvents.details, () => success(sampleHostEventDetails()))
      .on(manageEvents.create, () => created)
      .on(manageEvents.replaceTimeline, () => ({ ...success([]), entries: [] }))
      .on(quizEditor.questions, () => success(quiz))
      .on(quizEditor.replaceQuestions, () => success(quiz));
    const { user } = await open(from);
    await screen.findByLabelText('Title');
    await filledEvent.next(user);
    await screen.findByLabelText('Event starts');
    expect(screen.getByText(/^The copy is saved as a draft/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(`Now at /event-detail/${created.id}`)).toBeVisible();
    expect(api.inputs(manageEvents.create)).toMatchObject([{ body: { state: 'draft', startTime: null } }]);
    const questions = quiz.questions.map(({ id: _id, ...question }) => question);
    expect(api.inputs(quizEditor.replaceQuestions)).toMatchObject([
      { params: { eventId: created.id }, body: { showScores: 'after-end', questions } },
    ]);
  });

  it('shows why the event cannot be loaded, with Try again', async () => {
    const api = fakeApi().breakDown(manageEvents.details);
    const { user } = await open(from);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch event details');
    api.on(manageEvents.details, () => success(sampleHostEventDetails()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('Circuit Quiz (copy)');
  });
});
