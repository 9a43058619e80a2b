import { type OwnEvent, registration } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import {
  fakeApi,
  renderScreen,
  sampleAccount,
  sampleOwnEvent,
  samplePage,
} from '@marquee/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { myLists } from './myLists';
import { RecentViews } from './RecentViews';

const serveViewedEvents = (...events: OwnEvent[]) => {
  const { data: content, ...page } = samplePage(events);
  return fakeApi().on(registration.viewed, () => ({ ...page, content }));
};

describe('recent views', () => {
  it('load ten at a time in server order, newest first (RG-15)', async () => {
    const api = serveViewedEvents(sampleOwnEvent());
    await renderScreen(<RecentViews />, { as: sampleAccount() });
    expect(await screen.findByText('Circuit Quiz')).toBeVisible();
    expect(screen.getByText(/^Viewed /)).toBeVisible();
    expect(api.inputs(registration.viewed).map(({ query }) => query)).toEqual([{ page: '0', size: '10' }]);
  });

  it('show an empty text', async () => {
    serveViewedEvents();
    await renderScreen(<RecentViews />, { as: sampleAccount() });
    expect(await screen.findByText('You have not viewed any events yet.')).toBeVisible();
  });

  it('are cleared at logout', async () => {
    serveViewedEvents(sampleOwnEvent());
    await renderScreen(<RecentViews />, { as: sampleAccount() });
    await screen.findByText('Circuit Quiz');
    await act(() => session.logOut());
    expect(myLists.viewed.result).toBeUndefined();
  });
});
