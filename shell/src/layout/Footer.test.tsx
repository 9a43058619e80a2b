import { theme } from '@marquee/shared-contracts/browser';
import { fakeApi, renderScreen } from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { Footer } from './Footer';

test('the footer switches the theme, also by the keyboard', async () => {
  fakeApi();
  theme.choose('system');
  const { user } = await renderScreen(<Footer />);
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await user.keyboard('{ArrowLeft}');
  expect(document.documentElement.dataset['theme']).toBe('light');
});
