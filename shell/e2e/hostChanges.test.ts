import { links } from '@marquee/shared-contracts';
import { stories, type Stage } from './harness/stories';
import { beLoggedIn } from './steps/events';
import { breakDown } from './steps/failing';
import { main, makeEvent } from './steps/hostEvents';
import { stageQuiz } from './steps/quizzes';
import { callApi, tokenOf } from './steps/quizParticipants';

const tell = stories();

const HOST = 'host1@demo.test';

const press = (stage: Stage, name: string) => main(stage).getByRole('button', { name, exact: true }).click();

/** Waits for an alert of exactly these words, and closes it. */
async function read({ page }: Stage, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: text, exact: true });
  await alert.getByRole('button', { name: 'OK' }).click();
  await alert.waitFor({ state: 'detached' });
}

tell(
  'an update says what is missing, what failed and why, and keeps what is typed',
  'narrow',
  async (stage) => {
    const { page, go, origin, complaints } = stage;
    const token = await beLoggedIn(stage, HOST);
    const id = await makeEvent(origin, token, { title: 'Second Thoughts' });
    await go(links.updateEvent(id));
    await main(stage).getByLabel('Title').fill('');
    await main(stage).getByLabel('Organization').fill(' ');
    await press(stage, 'Next');
    await read(stage, 'Please fill in the following fields: Title, Organization');
    await main(stage).getByLabel('Title').fill('Third Thoughts');
    await main(stage).getByLabel('Organization').fill('Lakeside College');
    await press(stage, 'Next');
    await main(stage).getByText('Step 2 of 2').waitFor();

    const recover = await breakDown(stage, `/api/events/update/${id}`);
    await press(stage, 'Save');
    const failed = page.getByRole('alertdialog', { name: 'Update failed: No additional details provided' });
    await failed.waitFor();
    await stage.accessible();
    await stage.screenshot('update-event-failed-390');
    await read(stage, 'Update failed: No additional details provided');
    await recover();

    complaints.expect(/net::ERR_/);
    await page.context().setOffline(true);
    await press(stage, 'Save');
    await read(stage, 'An unexpected error occurred: You appear to be offline');
    await page.context().setOffline(false);
    await press(stage, 'Save');
    await page.getByText('Event updated successfully!').waitFor();
    await page.waitForURL(`**${links.eventDetail(id)}`);
    await main(stage).getByRole('heading', { name: 'Third Thoughts' }).waitFor();
  },
);

tell(
  'an update of an event that was cancelled meanwhile is refused with the reason',
  'wide',
  async (stage) => {
    const { go, origin, complaints } = stage;
    const token = await beLoggedIn(stage, HOST);
    const id = await makeEvent(origin, token, { title: 'Called Off' });
    await go(links.updateEventDetails(id));
    await main(stage).getByLabel('Venue').fill('Hall 2');
    await callApi(origin, `POST /api/events/${id}/cancel`, { token });
    complaints.expect(/status of 409/);
    await press(stage, 'Save');
    await read(stage, 'Failed to update event: This event was cancelled.');
  },
);

tell('a question is copied, deleted and brought back', 'narrow', async (stage) => {
  const { page, go } = stage;
  const quiz = await stageQuiz(stage, { questions: 2, startsIn: 600, registered: [] });
  await beLoggedIn(stage, HOST);
  await go(links.createQuiz(quiz.id));
  const rows = main(stage).getByRole('list', { name: 'Questions' }).locator('> li');
  const inOrder = async (...numbers: number[]) => {
    for (const [place, number] of numbers.entries())
      await rows
        .nth(place)
        .getByRole('button', { name: `Which word belongs to question ${number}?` })
        .waitFor();
    await rows.nth(numbers.length).waitFor({ state: 'detached' });
  };
  await rows.first().getByRole('button', { name: 'Which word belongs to question 1?' }).click();
  await press(stage, 'Duplicate');
  await inOrder(1, 1, 2);
  await main(stage).getByLabel('Question text').fill('Which word belongs to question 3?');
  await inOrder(1, 3, 2);
  await press(stage, 'Delete');
  await main(stage).getByText('Question 2 is deleted.').waitFor();
  await inOrder(1, 2);
  await stage.accessible();
  await stage.screenshot('create-quiz-deleted-390');
  await press(stage, 'Undo');
  await inOrder(1, 3, 2);
  await press(stage, 'Save quiz');
  await page.getByText('Quiz questions added successfully!').waitFor();
  await go(links.createQuiz(quiz.id));
  await inOrder(1, 3, 2);
});

tell('an owner removes a collaborator, after a question', 'narrow', async (stage) => {
  const { page, go, origin } = stage;
  const token = await beLoggedIn(stage, HOST);
  const id = await makeEvent(origin, token, { title: 'Three Hands' });
  const other = await tokenOf(origin, 'host2@demo.test');
  const { data } = await callApi<{ data: { id: string } }>(origin, 'GET /api/v1/auth/me', { token: other });
  await callApi(origin, `POST /api/events/${id}/add-admin/${data.id}`, { token });
  const recover = await breakDown(stage, `/admins/${data.id}`);
  await go(links.collaborators(id));
  await main(stage)
    .getByRole('button', { name: /^Remove / })
    .click();
  const question = page.getByRole('dialog', { name: /^Remove .+\?$/ });
  await question.getByRole('button', { name: 'Remove' }).click();
  await question.getByRole('alert').getByText('Something went wrong').waitFor();
  await stage.accessible();
  await stage.screenshot('collaborators-remove-390');
  await recover();
  await question.getByRole('button', { name: 'Remove' }).click();
  await page.getByText(/ is no longer a collaborator\.$/).waitFor();
  await main(stage).getByText('Nobody runs this event with you yet.').waitFor();
  await question.waitFor({ state: 'detached' });
});

tell('a quiz says what is missing and what failed, and keeps what is written', 'wide', async (stage) => {
  const { page, go } = stage;
  const quiz = await stageQuiz(stage, { questions: 1, startsIn: 600, registered: [] });
  await beLoggedIn(stage, HOST);
  await go(links.createQuiz(quiz.id));
  await main(stage).getByLabel('Quiz title').fill('');
  await press(stage, 'Save quiz');
  await read(stage, 'Please enter a quiz title');
  await main(stage).getByLabel('Quiz title').fill('Finals');
  await press(stage, 'Add question');
  await main(stage).getByLabel('Question text').fill('Which is the odd one out?');
  for (const letter of 'ABCD')
    await main(stage).getByLabel(`Option ${letter}`, { exact: true }).fill(`Word ${letter}`);
  await press(stage, 'Save quiz');
  await read(stage, 'Please select a correct answer for each question');
  await main(stage).getByRole('radio', { name: 'B is right' }).check();
  const recover = await breakDown(stage, `/api/host/quiz/${quiz.id}/questions`);
  await press(stage, 'Save quiz');
  await read(stage, 'Failed to add quiz questions');
  await recover();
  await press(stage, 'Save quiz');
  await page.getByText('Quiz questions added successfully!').waitFor();
});

tell('an event that cannot be deleted stays, and says why', 'narrow', async (stage) => {
  const { page, go, origin } = stage;
  const token = await beLoggedIn(stage, HOST);
  const id = await makeEvent(origin, token, { title: 'Not Yet' });
  const recover = await breakDown(stage, `/api/events/delete/${id}`);
  await go(links.eventDetail(id));
  await press(stage, 'Delete');
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete the event "Not Yet"?',
  });
  await question.getByRole('button', { name: 'Delete' }).click();
  await question.getByText('Delete Error: Failed to delete event').waitFor();
  await stage.accessible();
  await stage.screenshot('event-detail-delete-390');
  await recover();
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Not Yet is deleted.').waitFor();
  await page.waitForURL(`**${links.manageEvents()}`);
});
