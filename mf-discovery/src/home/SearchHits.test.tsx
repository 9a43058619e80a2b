import { events, links } from '@marquee/shared-contracts';
import {
  fakeApi,
  renderScreens,
  sampleEventCard,
  sampleId,
  sampleSearchReply,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { SearchBox } from './SearchBox';

const quiz = sampleEventCard({ title: 'Circuit Quiz' });
const hack = sampleEventCard({ id: sampleId(2), title: 'Green Hack' });

const renderSearch = () => renderScreens({ '/': <SearchBox /> }, { at: '/' });

describe('the hits below the search field (RT-14)', () => {
  test('stay until the next search has its reply', async () => {
    const api = fakeApi().on(events.search, () => sampleSearchReply([hack]));
    const { user } = await renderSearch();
    await user.type(screen.getByRole('searchbox'), 'green');
    expect(await screen.findByText('1 event found')).toBeInTheDocument();
    const answer = api.hold(events.search);
    await user.type(screen.getByRole('searchbox'), '{Backspace}');
    await waitFor(() => expect(api.inputs(events.search)).toHaveLength(2));
    expect(screen.getByRole('link', { name: /Green Hack/ })).toBeVisible();
    answer(sampleSearchReply([quiz]));
    expect(await screen.findByRole('link', { name: /Circuit Quiz/ })).toBeVisible();
  });

  test('name a corrected spelling and lead to all results', async () => {
    fakeApi().on(events.search, () => sampleSearchReply([hack], { totalElements: 30, searched: 'green' }));
    const { user } = await renderSearch();
    await user.type(screen.getByRole('searchbox'), 'grene & co');
    expect(await screen.findByText('Showing events for “green”')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all results' })).toHaveAttribute(
      'href',
      '/search?q=grene%20%26%20co',
    );
  });

  test('offer Try again after a failure', async () => {
    const api = fakeApi().refuse(events.search, 'INTERNAL');
    const { user } = await renderSearch();
    await user.type(screen.getByRole('searchbox'), 'green');
    expect(await screen.findByText('Error loading events')).toBeVisible();
    api.on(events.search, () => sampleSearchReply([hack]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Green Hack/ })).toBeVisible();
  });

  test.each([
    ['green', links.searchFor('green')],
    ['', links.searchResults()],
  ])('Enter after "%s" opens %s', async (text, address) => {
    fakeApi().on(events.search, () => sampleSearchReply([]));
    const { user } = await renderSearch();
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard(`${text}{Enter}`);
    expect(await screen.findByText(`Now at ${address}`)).toBeVisible();
  });
});
