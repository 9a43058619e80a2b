import { handOverFocus } from './handOverFocus';

const link = (href: string, text: string): HTMLAnchorElement =>
  Object.assign(document.createElement('a'), { href, textContent: text });

const createField = (id: string) => Object.assign(document.createElement('input'), { id });

/** A document with a focused link, watched; what the page does to it, and where the focus is then. */
async function focusAfter(
  change: (root: HTMLElement, focused: HTMLElement) => void,
): Promise<Element | null> {
  const root = document.createElement('div');
  const focused = link('/event/1', 'Monsoon Hack');
  root.append(link('/login', 'Login'), focused, createField('search'));
  document.body.replaceChildren(root);
  focused.focus();
  handOverFocus(root);
  change(root, focused);
  await new Promise((resolve) => setTimeout(resolve));
  return document.activeElement;
}

const createTwoLinks = () => [link('/event/1', 'See Details'), link('/event/1', 'Monsoon Hack')];

it.each<[string, string, (root: HTMLElement, focused: HTMLElement) => void]>([
  ['the same link of the page', 'Monsoon Hack', (root) => root.replaceChildren(...createTwoLinks())],
  ['the link itself, moved to another place', 'Monsoon Hack', (root, focused) => root.append(focused)],
  [
    'the link focused since',
    'Login',
    (root) => {
      root.querySelector('a')?.focus();
      root.replaceChildren(link('/login', 'Login'), ...createTwoLinks());
    },
  ],
  [
    'a field of the same name, pressed before',
    'search',
    (root) => {
      window.dispatchEvent(new Event('pointerdown'));
      root.querySelector('input')?.focus();
      root.querySelector('input')?.click();
      root.replaceChildren(createField('other'), createField('search'));
    },
  ],
])('the focus goes on to %s', async (_, expected, change) => {
  const focused = await focusAfter(change);
  expect(focused?.textContent || focused?.id).toBe(expected);
});

it.each<[string, (root: HTMLElement, focused: HTMLElement) => void]>([
  ['there is no such link', (root) => root.replaceChildren(link('/event/2', 'Monsoon Hack'))],
  [
    'a link was followed',
    (root, focused) => {
      focused.addEventListener('click', (event) => event.preventDefault());
      focused.click();
      root.replaceChildren(...createTwoLinks());
    },
  ],
  [
    'something was pressed',
    (root) => {
      window.dispatchEvent(new Event('pointerdown'));
      root.replaceChildren(...createTwoLinks());
    },
  ],
])('it goes nowhere when %s', async (_, change) => {
  expect(await focusAfter(change)).toBe(document.body);
});

it('leaves focus outside the prerendered part alone', async () => {
  const other = createField('other');
  const change = (root: HTMLElement) => {
    document.body.append(other);
    other.focus();
    root.replaceChildren(...createTwoLinks());
  };
  expect(await focusAfter(change)).toBe(other);
});
