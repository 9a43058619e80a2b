import { keepFocus } from './keepFocus';

const link = (href: string, text: string): HTMLAnchorElement =>
  Object.assign(document.createElement('a'), { href, textContent: text });

/** A document with a focused link, watched; what the page does to it, and where the focus is then. */
async function focusAfter(
  change: (root: HTMLElement, focused: HTMLElement) => void,
): Promise<Element | null> {
  const root = document.createElement('div');
  const focused = link('/event/1', 'Monsoon Hack');
  root.append(link('/login', 'Login'), focused);
  document.body.replaceChildren(root);
  focused.focus();
  keepFocus(root);
  change(root, focused);
  await new Promise((resolve) => setTimeout(resolve));
  return document.activeElement;
}

const twice = () => [link('/event/1', 'See Details'), link('/event/1', 'Monsoon Hack')];

it.each<[string, string, (root: HTMLElement, focused: HTMLElement) => void]>([
  ['the same link of the page', 'Monsoon Hack', (root) => root.replaceChildren(...twice())],
  ['the link itself, moved to another place', 'Monsoon Hack', (root, focused) => root.append(focused)],
  [
    'the link focused since',
    'Login',
    (root) => {
      root.querySelector('a')?.focus();
      root.replaceChildren(link('/login', 'Login'), ...twice());
    },
  ],
])('the focus goes on to %s', async (_, expected, change) => {
  expect((await focusAfter(change))?.textContent).toBe(expected);
});

it.each<[string, (root: HTMLElement) => void]>([
  ['there is no such link', (root) => root.replaceChildren(link('/event/2', 'Monsoon Hack'))],
  [
    'something was pressed',
    (root) => {
      window.dispatchEvent(new Event('pointerdown'));
      root.replaceChildren(...twice());
    },
  ],
])('it goes nowhere when %s', async (_, change) => {
  expect(await focusAfter(change)).toBe(document.body);
});

it('takes the focus from nothing', async () => {
  const field = document.createElement('input');
  const change = (root: HTMLElement) => {
    root.replaceChildren(...twice(), field);
    field.focus();
  };
  expect(await focusAfter(change)).toBe(field);
});
