import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Pagination, usePageNumber } from './Pagination';

function List({ pages }: { pages: number }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{`At ${pathname}${search}`}</p>
      <Pagination label="Pages" page={usePageNumber()} pages={pages} />
    </>
  );
}

function show(at: string, pages = 3) {
  render(
    <MemoryRouter initialEntries={[at]}>
      <List pages={pages} />
    </MemoryRouter>,
  );
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
    show('/past', pages);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
