import { events, links } from '@marquee/shared-contracts';
import { returnTo, session } from '@marquee/shared-contracts/browser';
import {
  fakeApi,
  renderScreen,
  sampleAccount,
  sampleEventCard,
  sampleEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { EventTypeScreen } from './EventTypeScreen';
import { publicEvents } from './publicEvents';

const quiz = sampleEventCard({ title: 'Circuit Quiz' });
const hack = sampleEventCard({ id: sampleId(2), title: 'Green Hack', category: 'hackathon' });

const open = async (at: string) => {
  fakeApi().on(events.events, () => [quiz, hack]);
  return renderScreen(<EventTypeScreen />, { path: '/event-type/:category?', at });
};

beforeEach(() => publicEvents.reset());

describe('events of a type (RT-13)', () => {
  test.each(['/event-type/quiz', '/event-type/Quizzes'])('%s shows only quizzes', async (at) => {
    await open(at);
    expect(await screen.findByText('Circuit Quiz')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Quizzes');
    expect(document.title).toBe('Quizzes · Marquee');
    expect(screen.queryByText('Green Hack')).toBeNull();
  });

  test.each(['/event-type/opera', '/event-type/seminar', '/event-type/quiz?mode=offline'])(
    '%s shows "No events match your selection."',
    async (at) => {
      await open(at);
      expect(await screen.findByText('No events match your selection.')).toBeVisible();
    },
  );

  describe('from 920 px up', () => {
    const show = async (at: string, as?: ReturnType<typeof sampleAccount>) => {
      jest.spyOn(window, 'matchMedia').mockImplementation(
        (media) =>
          ({
            media,
            matches: media === '(width >= 920px)',
            addEventListener: () => undefined,
            removeEventListener: () => undefined,
          }) as unknown as MediaQueryList,
      );
      fakeApi()
        .on(events.events, () => [quiz, hack])
        .on(events.details, ({ params }) =>
          success(sampleEventDetails({ id: params.eventId, description: `About ${params.eventId}` })),
        );
      return renderScreen(<EventTypeScreen />, { path: '/event-type/:category?', at, as });
    };

    test('the first event is selected, and pressing a row selects it', async () => {
      const { user } = await show('/event-type');
      expect(await screen.findByText(`About ${quiz.id}`)).toBeVisible();
      await user.click(screen.getByRole('link', { name: 'Green Hack' }));
      expect(await screen.findByText(`About ${hack.id}`)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Green Hack', current: true })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Circuit Quiz' })).not.toHaveAttribute('aria-current');
    });

    test('the address stores the selected event', async () => {
      await show(`/event-type?event=${hack.id}`);
      expect(await screen.findByText(`About ${hack.id}`)).toBeVisible();
    });

    test('Register Now asks a visitor to log in, then opens the form', async () => {
      const { user } = await show('/event-type/quiz');
      await user.click(await screen.findByRole('button', { name: 'Register Now' }));
      expect(session.loginPrompt).not.toBeNull();
      expect(returnTo.takePath('USER')).toBe(links.registration(quiz.id));
    });

    test('Register leads a participant to the form', async () => {
      await show('/event-type/quiz', sampleAccount());
      expect(await screen.findByRole('link', { name: 'Register' })).toHaveAttribute(
        'href',
        links.registration(quiz.id),
      );
    });
  });

  test('selecting another type changes address, heading and list', async () => {
    const { user } = await open('/event-type/quiz');
    await user.selectOptions(await screen.findByLabelText('Type of event'), 'Hackathons');
    expect(await screen.findByText('Green Hack')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hackathons');
    expect(screen.queryByText('Circuit Quiz')).toBeNull();
  });

  test('without a type all events are listed', async () => {
    await open('/event-type');
    expect(await screen.findByText('Green Hack')).toBeVisible();
    expect(screen.getByText('Circuit Quiz')).toBeVisible();
  });

  test('filters and order are stored in the address and read from it', async () => {
    const { user } = await open('/event-type?mode=online');
    expect(await screen.findByLabelText('Where')).toHaveValue('Online');
    await user.selectOptions(screen.getByLabelText('Where'), 'Offline');
    expect(await screen.findByText('No events match your selection.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Where'), 'Anywhere');
    await user.selectOptions(screen.getByLabelText('Order'), 'Title, A to Z');
    await user.click(screen.getByLabelText('Open for registration'));
    expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Circuit Quiz',
      'Green Hack',
    ]);
    expect(screen.getByLabelText('Order')).toHaveValue('Title, A to Z');
    expect(screen.getByLabelText('Open for registration')).toBeChecked();
  });

  test('a text is searched by the server, within type and period', async () => {
    const api = fakeApi().on(events.events, ({ query }) =>
      query?.q === undefined ? [quiz, hack] : [hack, sampleEventCard({ title: 'Green Quiz' })],
    );
    const { user } = await renderScreen(<EventTypeScreen />, {
      path: '/event-type/:category?',
      at: '/event-type/quiz',
    });
    await user.type(await screen.findByRole('searchbox', { name: 'Search events' }), 'green');
    expect(await screen.findByText('Green Quiz')).toBeVisible();
    expect(screen.queryByText('Circuit Quiz')).toBeNull();
    expect(screen.queryByText('Green Hack')).toBeNull();
    expect(api.inputs(events.events).at(-1)?.query).toEqual({ q: 'green', size: '100' });
    await user.selectOptions(screen.getByLabelText('When'), 'Choose dates');
    await user.type(await screen.findByLabelText('From'), '2199-01-01');
    expect(await screen.findByText('No events match your selection.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/search');
  });

  test('below 920 px a row links to the event page, and no event is selected (RT-11)', async () => {
    const api = fakeApi().on(events.events, () => [quiz]);
    await renderScreen(<EventTypeScreen />, { path: '/event-type/:category?', at: '/event-type/quiz' });
    expect(await screen.findByRole('link', { name: 'Circuit Quiz' })).toHaveAttribute(
      'href',
      links.event(quiz.id),
    );
    expect(api.inputs(events.details)).toEqual([]);
  });

  test('a failure offers a retry', async () => {
    const api = fakeApi().refuse(events.events, 'INTERNAL');
    const { user } = await renderScreen(<EventTypeScreen />, {
      path: '/event-type/:category?',
      at: '/event-type/quiz',
    });
    expect(await screen.findByText('Error loading events')).toBeVisible();
    api.on(events.events, () => [quiz]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Circuit Quiz')).toBeVisible();
  });
});
