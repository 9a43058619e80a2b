import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './Carousel';

const createCards = (count: number) =>
  Array.from({ length: count }, (_card, at) => <p key={at + 1}>{`Card ${at + 1}`}</p>);
const show = (count: number) => render(<Carousel label="Upcoming Events">{createCards(count)}</Carousel>);
const getCurrentPage = () => document.querySelector('[aria-current]')?.getAttribute('aria-label');

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

  test('never moves automatically', () => {
    jest.useFakeTimers();
    show(6);
    act(() => void jest.advanceTimersByTime(120_000));
    expect(getCurrentPage()).toBe('Page 1 of 3');
    jest.useRealTimers();
  });
});
