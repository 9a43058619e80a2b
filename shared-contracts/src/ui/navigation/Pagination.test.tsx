import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Location, MemoryRouter, useLocation } from 'react-router-dom';
import { ApiError } from '../../browser/index';
import { PageFailure } from './PageFailure';
import { Pagination, usePagePosition } from './Pagination';

function List({ pages, hasCursors = false }: { pages: number; hasCursors?: boolean }) {
  const { pathname, search } = useLocation();
  const { page, after } = usePagePosition();
  return (
    <>
      <p>{`At ${pathname}${search}${after === undefined ? '' : ` behind ${after}`}`}</p>
      <Pagination label="Pages" page={page} pages={pages} next={hasCursors ? `row${page}` : undefined} />
    </>
  );
}

function show(at: string | Partial<Location>, list = <List pages={3} />) {
  render(<MemoryRouter initialEntries={[at]}>{list}</MemoryRouter>);
  return userEvent.setup();
}

describe('pages of a list', () => {
  it('are in the address, beside other parameters', async () => {
    const user = show('/past?show=all');
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(screen.getByText('At /past?show=all&page=2')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('lead back to the plain address of the first', async () => {
    const user = show('/past?page=2');
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    expect(screen.getByText('At /past')).toBeVisible();
  });

  it.each([
    ['/past?page=9', 'At /past?page=3'],
    ['/past?page=0', 'At /past?page=0'],
    ['/past?page=two', 'At /past?page=two'],
  ])('requested by %s shows page %s', (path, shown) => {
    show(path);
    expect(screen.getByText(shown)).toBeVisible();
  });

  it.each([0, 1])('need no buttons when there are %i', (pages) => {
    show('/past', <List pages={pages} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('the cursors of pages (AP-17)', () => {
  it('begin the next page, and no other', async () => {
    const user = show('/past', <List pages={3} hasCursors />);
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(screen.getByText('At /past?page=2 behind row0')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(screen.getByText('At /past?page=3 behind row1')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    expect(screen.getByText('At /past?page=2')).toBeVisible();
  });

  it('are kept by the history entry, and ignored on the first page', () => {
    show({ pathname: '/past', search: '?page=2', state: { after: 'row0' } });
    expect(screen.getByText('At /past?page=2 behind row0')).toBeVisible();
    show({ pathname: '/other', state: { after: 'row0' } });
    expect(screen.getByText('At /other')).toBeVisible();
  });

  it('that the server refuses lead to the same page by its number', () => {
    const error = new ApiError({ status: 400, code: 'INVALID_CURSOR', message: 'Unknown.' });
    const list = (
      <>
        <List pages={3} />
        <PageFailure error={error} />
      </>
    );
    show({ pathname: '/past', search: '?show=all&page=2', state: { after: 'row0' } }, list);
    expect(screen.getByText('At /past?show=all&page=2')).toBeVisible();
  });
});

it('leads from a page that is too deep to the last that a number opens (RT-18)', async () => {
  const message = 'Page numbers end after 20,000 entries. Search or filter to find the others.';
  const error = new ApiError({ status: 400, code: 'PAGE_TOO_DEEP', message, lastPage: 1000 });
  const list = (
    <>
      <List pages={3000} />
      <PageFailure error={error} />
    </>
  );
  const user = show('/past?show=all&page=2900', list);
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  await user.click(screen.getByRole('link', { name: 'Go to page 1001' }));
  expect(screen.getByText('At /past?show=all&page=1001')).toBeVisible();
});
