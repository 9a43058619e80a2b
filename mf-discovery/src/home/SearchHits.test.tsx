import { type EventCard, events } from '@marquee/shared-contracts';
import {
  fakeApi,
  failCall,
  renderScreen,
  sampleEventCard,
  sampleId,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { HomeStore } from './HomeStore';
import { publicEvents } from '../event-list/publicEvents';
import { SearchBox } from './SearchBox';

const wholePage = Array.from({ length: 200 }, (_event, index) =>
  sampleEventCard({ id: sampleId(index + 10), title: `Circuit Quiz ${index}` }),
);
const beyond = sampleEventCard({ id: sampleId(2), title: 'Green Hack' });

beforeEach(() => publicEvents.reset());

function Search() {
  const [store] = useState(() => new HomeStore());
  useEffect(() => store.start(), [store]);
  return <SearchBox store={store} />;
}

const search = async (text: string) => {
  const { user } = await renderScreen(<Search />);
  await user.type(screen.getByRole('searchbox'), text);
  return user;
};

const waitForSearch = () => {
  let answer: (found: EventCard[]) => void = () => undefined;
  const reply = new Promise<EventCard[]>((resolve) => (answer = resolve));
  return { events: reply, answer };
};

describe('a list that has further pages (RT-14)', () => {
  test('is also searched by the server when the text was typed before the list loaded', async () => {
    const list = waitForSearch();
    const api = fakeApi().on(events.events, ({ query }) => (query?.q === undefined ? list.events : [beyond]));
    await search('green');
    await screen.findByText('Loading events...');
    list.answer(wholePage);
    expect(await screen.findByRole('link', { name: /Green Hack/ })).toBeVisible();
    expect(api.inputs(events.events).map(({ query }) => query?.q)).toEqual([undefined, 'green']);
  });

  test('shows "No events found." only when the server finds none either', async () => {
    const found = waitForSearch();
    const api = fakeApi().on(events.events, ({ query }) =>
      query?.q === undefined ? wholePage : found.events,
    );
    await search('opera');
    await waitFor(() => expect(api.inputs(events.events)).toHaveLength(2));
    expect(screen.queryByText('No events found.')).toBeNull();
    expect(await screen.findByText('Loading events...')).toBeInTheDocument();
    found.answer([]);
    expect(await screen.findByText('No events found.')).toBeVisible();
  });

  test('shows local hits immediately, and a failed server search with Try again', async () => {
    let isDown = true;
    fakeApi().on(events.events, ({ query }) => {
      if (query?.q === undefined) return [...wholePage.slice(1), sampleEventCard({ title: 'Green Quiz' })];
      return isDown ? failCall('INTERNAL') : [beyond];
    });
    const user = await search('green');
    expect(await screen.findByText('Error loading events')).toBeVisible();
    expect(screen.getByRole('link', { name: /Green Quiz/ })).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Green Hack/ })).toBeVisible();
    expect(screen.getByText('2 events found')).toBeInTheDocument();
  });
});
