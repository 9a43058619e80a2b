import { links } from '@marquee/shared-contracts';
import { createEvent, register } from '../fixtures/events';
import { getHeading } from '../fixtures/eventScreens';
import { createQuiz } from '../fixtures/quizzes';
import { expect, test } from '../fixtures/test';

test('a printed list has neither search nor filters, nor forms that add to it (LK-9)', async ({
  hostPage: page,
  host,
  participant,
  api,
}) => {
  const quiz = await createQuiz(api, host, { questions: 1, fields: { title: 'Tide Quiz' } });
  const event = await createEvent(api, host, { title: 'Tide Tables' });
  await register(api, event, participant);
  const screens: [path: string, heading: string | RegExp][] = [
    [links.participants(event.id), 'Tide Tables'],
    [links.rooms(event.id), 'Tide Tables'],
    [links.collaborators(event.id), 'Tide Tables'],
    [links.quizScores(quiz.id), 'Tide Quiz'],
    [links.manageEvents(), 'Manage events'],
    [links.searchFor('tide'), /tide/],
    [links.home(), /./],
  ];
  const fields = page.getByRole('main').locator('input, select, textarea');
  for (const [path, heading] of screens) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await expect(getHeading(page, heading), path).toBeVisible();
    await expect(fields.filter({ visible: true }).first(), path).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(getHeading(page, heading), path).toBeVisible();
    await expect(fields.filter({ visible: true }), path).toHaveCount(0);
  }
});
