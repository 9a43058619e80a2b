import { homepage } from '@marquee/shared-contracts';
import { fakeApi, renderScreen, sampleEventCard, sampleId } from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { EventTypeScreen } from './EventTypeScreen';
import { publicEvents } from './publicEvents';

const quiz = sampleEventCard({ title: 'Circuit Quiz' });
const hack = sampleEventCard({ id: sampleId(2), title: 'Green Hack', category: 'hackathon' });

const open = async (at: string) => {
  fakeApi().on(homepage.events, () => [quiz, hack]);
  return renderScreen(<EventTypeScreen />, { path: '/event-type/:category?', at });
};

beforeEach(() => publicEvents.reset());

describe('events of a type (RT-13)', () => {
  test.each(['/event-type/quiz', '/event-type/Quizzes'])('%s shows the quizzes only', async (at) => {
    await open(at);
    expect(await screen.findByText('Circuit Quiz')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Quizzes');
    expect(document.title).toBe('Quizzes · Marquee');
    expect(screen.queryByText('Green Hack')).toBeNull();
  });

  test.each(['/event-type', '/event-type/opera', '/event-type/seminar'])(
    '%s says "No events match your selection."',
    async (at) => {
      await open(at);
      expect(await screen.findByText('No events match your selection.')).toBeVisible();
    },
  );

  test('choosing another type changes address, heading and list', async () => {
    const { user } = await open('/event-type/quiz');
    await user.selectOptions(await screen.findByLabelText('Type of event'), 'Hackathons');
    expect(await screen.findByText('Green Hack')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hackathons');
    expect(screen.queryByText('Circuit Quiz')).toBeNull();
  });

  test('a failure can be tried again', async () => {
    const api = fakeApi().refuse(homepage.events, 'INTERNAL');
    const { user } = await renderScreen(<EventTypeScreen />, {
      path: '/event-type/:category?',
      at: '/event-type/quiz',
    });
    expect(await screen.findByText('Error loading events')).toBeVisible();
    api.on(homepage.events, () => [quiz]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Circuit Quiz')).toBeVisible();
  });
});
