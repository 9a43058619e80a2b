import { stories } from './harness/stories';

const story = stories();

for (const width of ['wide', 'narrow'] as const) {
  story(`a visitor sees the home page (${width})`, width, async ({ go, page, accessible, screenshot }) => {
    await go('/');
    await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
    await accessible();
    await screenshot(`home-${width}`);
  });
}
