import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { links } from '@marquee/shared-contracts';
import { stories, type Stage } from './harness/stories';
import { beLoggedIn } from './steps/events';
import { eventually } from './steps/eventually';
import { main } from './steps/hostEvents';
import { stageQuiz } from './steps/quizzes';
import { sitDown } from './steps/teamPeople';

const tell = stories();

const button = (stage: Stage, name: string | RegExp) => main(stage).getByRole('button', { name });

/** Waits until the questions stand in this order. */
const inOrder = async (stage: Stage, ...numbers: string[]): Promise<void> => {
  await stage.page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('main ol[aria-label="Questions"] > li')]
        .map((row) => /belongs to question (\d+)/.exec(row.textContent)?.[1])
        .join() === wanted,
    numbers.join(),
  );
};

/** Drags one handle onto another, once both stand still and nothing lies over them. */
const drag = (stage: Stage, from: string, to: string): Promise<void> =>
  button(stage, from).dragTo(button(stage, to), {
    sourcePosition: { x: 8, y: 8 },
    targetPosition: { x: 8, y: 4 },
    steps: 4,
  });

/** Moves the row of the handle that has the focus, which goes with it. */
async function moveDown(stage: Stage, handle: string): Promise<void> {
  await button(stage, handle).and(stage.page.locator(':focus')).waitFor();
  await stage.page.keyboard.press('ArrowDown');
}

const asked = (number: number) => ({
  questionText: `Which word belongs to question ${number}?`,
  options: ['Amber', 'Basil', 'Cedar', 'Daisy'],
  right: 'ABCD'[number % 4] ?? 'A',
});

async function type(stage: Stage, number: number): Promise<void> {
  const { questionText, options, right } = asked(number);
  await main(stage).getByLabel('Question text').fill(questionText);
  for (const [place, option] of options.entries())
    await main(stage).getByLabel(`Option ${'ABCD'[place]}`, { exact: true }).fill(option);
  await main(stage)
    .getByRole('radio', { name: `${right} is right` })
    .check();
}

const CSV =
  'Question,Option A,Option B,Option C,Option D,Correct answer\n' +
  'Which word belongs to question 3?,Amber,Basil,Cedar,Daisy,D\n';

const upload = (stage: Stage, text: string) =>
  main(stage)
    .getByLabel('Import CSV')
    .setInputFiles({ name: 'finals.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

tell(
  'a host writes a quiz by keyboard, file and mouse, and loses nothing on the way',
  'wide',
  async (stage) => {
    const { page, go } = stage;
    const quiz = await stageQuiz(stage, { questions: 0, startsIn: 600, registered: [] });
    await beLoggedIn(stage, 'host1@demo.test');
    await go(links.createQuiz(quiz.id));
    await button(stage, 'Add question').click();
    await type(stage, 1);
    await page.keyboard.press('Control+Enter');
    await type(stage, 2);
    await stage.accessible();
    await stage.screenshot('create-quiz-1280');
    await button(stage, 'Done').click();
    await upload(stage, `${CSV},Amber,Basil,Cedar,Daisy,B\n`);
    await main(stage).getByText('Line 3: Please fill in all question texts').waitFor();
    await upload(stage, CSV);
    await page.getByRole('button', { name: 'Add them at the end' }).click();
    await page.getByText('1 question imported from finals.csv.').waitFor();
    await inOrder(stage, '1', '2', '3');
    await drag(stage, 'Move question 3', 'Move question 1');
    await inOrder(stage, '3', '1', '2');
    await button(stage, 'Move question 1').focus();
    await moveDown(stage, 'Move question 1');
    await inOrder(stage, '1', '3', '2');
    await moveDown(stage, 'Move question 2');
    await inOrder(stage, '1', '2', '3');
    await page.reload();
    await main(stage).getByText('Your changes are not saved yet.').waitFor();
    await inOrder(stage, '1', '2', '3');
    await button(stage, 'Save quiz').click();
    await page.getByText('Quiz questions added successfully!').waitFor();
    await go(links.createQuiz(quiz.id));
    await main(stage).getByText('Everything is saved.').waitFor();
    await inOrder(stage, '1', '2', '3');
    const download = page.waitForEvent('download');
    await button(stage, 'Export CSV').click();
    const lines = readFileSync(await (await download).path(), 'utf8')
      .trim()
      .split('\r\n');
    assert.equal(lines.length, 4);
    assert.match(lines[3] ?? '', /^"Which word belongs to question 3\?"/);
  },
);

tell('alerts, a preview, and two hosts who write one quiz at once, on a phone', 'narrow', async (stage) => {
  const { page, go, origin } = stage;
  const quiz = await stageQuiz(stage, { questions: 2, startsIn: 600, registered: [] });
  stage.complaints.expect(/409/);
  const token = await beLoggedIn(stage, 'host1@demo.test');
  await go(links.createQuiz(quiz.id));
  await button(stage, 'Add question').click();
  await button(stage, 'Save quiz').click();
  const alert = page.getByRole('alertdialog', { name: 'Please fill in all question texts' });
  await alert.getByRole('button', { name: 'OK' }).waitFor();
  await stage.accessible();
  await alert.getByRole('button', { name: 'OK' }).click();
  await alert.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  await type(stage, 3);
  await main(stage).getByRole('link', { name: 'Preview' }).click();
  await button(stage, 'Next').click();
  await button(stage, 'Next').click();
  await main(stage).getByText('Which word belongs to question 3?').waitFor();
  await page.goBack();
  await main(stage).getByText('Which word belongs to question 2?').waitFor();
  await main(stage).getByRole('link', { name: 'Questions', exact: true }).click();
  await button(stage, 'Save quiz').waitFor();

  const { page: second } = await sitDown(
    stage,
    { name: 'Host', email: 'host1@demo.test', token },
    { at: links.createQuiz(quiz.id) },
  );
  const theirs = { ...stage, page: second };
  await main(theirs).getByLabel('Quiz title').fill('Theirs');
  await button(theirs, 'Save quiz').click();
  await second.waitForURL(`${origin}${links.manageEvents()}`);
  await button(stage, 'Save quiz').click();
  const conflict = page.getByRole('alertdialog', {
    name: 'Somebody else has changed these questions meanwhile.',
  });
  await conflict.getByText('What is saved now has 2 questions, yours 3.', { exact: false }).waitFor();
  await stage.accessible();
  await stage.screenshot('create-quiz-conflict-390');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await conflict.waitFor({ state: 'detached' });
  await button(stage, 'Save quiz').click();
  await page.getByText('Quiz questions added successfully!').waitFor();
});

tell('a quiz of 200 long questions comes from a file, is written on, and is saved', 'wide', async (stage) => {
  const { page, go } = stage;
  const quiz = await stageQuiz(stage, { questions: 0, startsIn: 600, registered: [] });
  await beLoggedIn(stage, 'host1@demo.test');
  await go(links.createQuiz(quiz.id));
  const rows = Array.from({ length: 200 }, (_row, place) => {
    const options = ['A', 'B', 'C', 'D'].map((letter) => `${letter} ${'क'.repeat(290)}`);
    return [`Question ${place + 1}: ${'प'.repeat(950)}`, ...options, 'C'].join();
  });
  await upload(stage, `Question,Option A,Option B,Option C,Option D,Correct answer\n${rows.join('\n')}\n`);
  await main(stage).getByText('200 questions', { exact: true }).waitFor();
  await main(stage).getByText('A quiz has at most 200 questions.').waitFor();
  await main(stage).getByLabel('Quiz title').fill('Marathon');
  await button(stage, 'Save quiz').click();
  await page.getByText('Quiz questions added successfully!').waitFor();
  await go(links.createQuiz(quiz.id));
  await main(stage).getByText('Everything is saved.').waitFor();
  await eventually(() => main(stage).getByRole('list', { name: 'Questions' }).locator('> li').count(), 200);
});
