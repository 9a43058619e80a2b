import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './Carousel';

const createCards = (count: number) =>
  Array.from({ length: count }, (_card, at) => <p key={at + 1}>{`Card ${at + 1}`}</p>);
const show = (count: number) => render(<Carousel label="Upcoming Events">{createCards(count)}</Carousel>);
const getCurrentPage = () => document.querySelector('[aria-current]')?.getAttribute('aria-label');

/** Lays out slides of 100 pixels, two of them visible; jsdom has no layout. */
function layOutTrack(): HTMLElement {
  const track = screen.getByRole('list');
  for (const [index, slide] of [...track.children].entries())
    Object.defineProperty(slide, 'offsetLeft', { value: index * 100 });
  Object.defineProperties(track, {
    clientWidth: { value: 200 },
    scrollWidth: { value: track.children.length * 100 },
  });
  return track;
}

const scrollTo = (track: HTMLElement, left: number) => {
  track.scrollLeft = left;
  fireEvent.scroll(track);
};

const setNarrow = (isNarrow: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: isNarrow && media === '(width <= 1060px)',
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );

afterEach(() => {
  Reflect.deleteProperty(window, 'onscrollend');
  jest.useRealTimers();
});

describe('the carousel (RT-16)', () => {
  test('shows two cards per page and moves by arrows that stop at the ends', async () => {
    const user = userEvent.setup();
    show(5);
    expect(getCurrentPage()).toBe('Page 1 of 3');
    expect(screen.getByRole('button', { name: 'Previous events' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next events' }));
    await user.click(screen.getByRole('button', { name: 'Next events' }));
    expect(getCurrentPage()).toBe('Page 3 of 3');
    expect(screen.getByRole('button', { name: 'Next events' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Previous events' })).toHaveFocus();
    await user.keyboard('{Enter}{Enter}');
    expect(getCurrentPage()).toBe('Page 1 of 3');
    expect(screen.getByRole('button', { name: 'Next events' })).toHaveFocus();
  });

  test('shows one card per page at 1060 px and below (RT-10)', () => {
    setNarrow(true);
    show(5);
    expect(getCurrentPage()).toBe('Page 1 of 5');
  });

  test('opens a page by its dot, then moves by the arrow keys', async () => {
    const user = userEvent.setup();
    show(6);
    await user.click(screen.getByRole('button', { name: 'Page 2 of 3' }));
    expect(getCurrentPage()).toBe('Page 2 of 3');
    await user.keyboard('{ArrowRight}');
    expect(getCurrentPage()).toBe('Page 3 of 3');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(getCurrentPage()).toBe('Page 1 of 3');
  });

  test('shows a page number instead of dots for many pages', () => {
    show(40);
    expect(screen.getByText('Page 1 of 20')).toBeVisible();
  });

  test('has no controls when all cards are visible', () => {
    show(2);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('continues from the requested page while the track still scrolls, however slowly', () => {
    jest.useFakeTimers();
    Object.defineProperty(window, 'onscrollend', { value: null, configurable: true });
    show(6);
    const track = layOutTrack();
    fireEvent.click(screen.getByRole('button', { name: 'Next events' }));
    scrollTo(track, 30);
    act(() => void jest.advanceTimersByTime(1000));
    expect(getCurrentPage()).toBe('Page 2 of 3');
  });

  test.each([
    { browser: 'that tells the end of scrolling', hasScrollEnd: true },
    { browser: 'without that event, after a pause', hasScrollEnd: false },
  ])('shows the page of a swipe in a browser $browser', ({ hasScrollEnd }) => {
    jest.useFakeTimers();
    if (hasScrollEnd) Object.defineProperty(window, 'onscrollend', { value: null, configurable: true });
    show(6);
    const track = layOutTrack();
    scrollTo(track, 210);
    expect(getCurrentPage()).toBe('Page 1 of 3');
    if (hasScrollEnd) fireEvent(track, new Event('scrollend'));
    else act(() => void jest.advanceTimersByTime(120));
    expect(getCurrentPage()).toBe('Page 2 of 3');
  });

  test('never moves automatically', () => {
    jest.useFakeTimers();
    show(6);
    act(() => void jest.advanceTimersByTime(120_000));
    expect(getCurrentPage()).toBe('Page 1 of 3');
  });
});
