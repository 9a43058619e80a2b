import { events, links } from '@marquee/shared-contracts';
import {
  fakeApi,
  renderScreen,
  sampleEventCard,
  sampleId,
  sampleSearchReply,
} from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { SearchScreen } from './SearchScreen';

const quiz = sampleEventCard({ title: 'Circuit Quiz' });
const hack = sampleEventCard({ id: sampleId(2), title: 'Green Hack', category: 'hackathon' });

const open = (at: string) => renderScreen(<SearchScreen />, { path: '/search', at });
const serve = (...found: (typeof quiz)[]) => fakeApi().on(events.search, () => sampleSearchReply(found));

describe('the page of search results (RT-30)', () => {
  test('lists what the server finds for the address', async () => {
    const api = serve(quiz, hack);
    await open('/search?q=green+quiz&type=quiz&mode=online&open=1&from=2031-05-03&to=2031-05-04&page=2');
    expect(await screen.findByRole('link', { name: 'Green Hack' })).toHaveAttribute(
      'href',
      links.event(hack.id),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “green quiz”');
    expect(document.title).toBe('Results for “green quiz” · Marquee');
    expect(screen.getByText('2 events')).toBeVisible();
    expect(api.inputs(events.search).map(({ query }) => query)).toEqual([
      {
        q: 'green quiz',
        category: 'quiz',
        mode: 'online',
        open: 'yes',
        from: '2031-05-02T18:30:00.000Z',
        to: '2031-05-04T18:30:00.000Z',
        page: '1',
      },
    ]);
  });

  test('offers a calendar of the search, without its period (EV-42)', async () => {
    serve(quiz);
    const { user } = await open('/search?q=green+quiz&type=quiz&from=2031-05-03&page=1');
    await user.click(await screen.findByRole('button', { name: 'Subscribe to calendar' }));
    expect(await screen.findByLabelText('Address for other calendars')).toHaveValue(
      `${window.location.origin}/api/v1/public/calendars/events.ics?q=green+quiz&category=quiz`,
    );
  });

  test('lists all events without a text', async () => {
    const api = serve(quiz);
    await open('/search');
    expect(await screen.findByText('1 event')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All events');
    expect(api.inputs(events.search)[0]?.query).toEqual({ page: '0' });
  });

  test('says what was searched instead of a misspelling', async () => {
    fakeApi().on(events.search, () => sampleSearchReply([hack], { searched: 'green' }));
    await open('/search?q=grene');
    expect(await screen.findByRole('heading', { name: 'Results for “green”' })).toBeVisible();
    expect(screen.getByText('Nothing matches “grene”. These are the results for “green”.')).toBeVisible();
  });

  test('says that a search lists the events that end first, and a filter counts no further than 1,000', async () => {
    fakeApi().on(events.search, () => sampleSearchReply([quiz], { totalElements: 1000, totalPages: 50 }));
    await open('/search?q=quiz');
    const limited = 'These are the 1000 events that end first. Add a word to find others.';
    expect(await screen.findByText(limited)).toBeVisible();
    await open('/search');
    expect(await screen.findByText('1000 events')).toBeVisible();
    await open('/search?open=1');
    expect(await screen.findByText('1000 or more events')).toBeVisible();
  });

  test('has pages, and a filter returns to the first', async () => {
    const api = fakeApi().on(events.search, ({ query }) =>
      sampleSearchReply([quiz], { totalElements: 41, totalPages: 3, number: Number(query?.page) }),
    );
    const { user } = await open('/search?q=quiz');
    await user.click(await screen.findByRole('link', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Type of event'), 'Hackathons');
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
    expect(api.inputs(events.search).at(-1)?.query).toEqual({ q: 'quiz', category: 'hackathon', page: '0' });
  });

  test('searches the text of its field, and days once they are complete', async () => {
    const api = serve(quiz);
    const { user } = await open('/search');
    await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'circuit');
    expect(await screen.findByRole('heading', { name: 'Results for “circuit”' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('When'), 'Choose dates');
    await user.type(await screen.findByLabelText('From'), '2031-05-03');
    expect(screen.getByLabelText('From')).toHaveValue('2031-05-03');
    expect(api.inputs(events.search).at(-1)?.query).toEqual({
      q: 'circuit',
      from: '2031-05-02T18:30:00.000Z',
      page: '0',
    });
  });

  test.each([
    ['?q=opera', 'No events match “opera”.', 'See all events', '/search'],
    ['?q=opera&open=1', 'No events match your selection.', 'Clear filters', '/search?q=opera'],
    ['?type=quiz', 'No events match your selection.', 'Clear filters', '/search'],
  ])('%s without results offers a next step', async (query, text, action, address) => {
    serve();
    await open(`/search${query}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', address);
  });

  test('offers Try again after a failure', async () => {
    const api = fakeApi().refuse(events.search, 'INTERNAL');
    const { user } = await open('/search?q=green');
    expect(await screen.findByText('Error loading events')).toBeVisible();
    api.on(events.search, () => sampleSearchReply([hack]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Green Hack')).toBeVisible();
  });

  test('shows the last results at once on return', async () => {
    const api = serve(hack);
    const first = await open('/search?q=back');
    await screen.findByText('Green Hack');
    first.unmount();
    api.hold(events.search);
    const second = await open('/search?q=back');
    expect(screen.getByText('Green Hack')).toBeVisible();
    second.unmount();
    await open('/search?q=other');
    expect(screen.queryByText('Green Hack')).toBeNull();
  });
});
