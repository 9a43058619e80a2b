import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Stage } from '../harness/stories';
import { logIn, PASSWORD } from './accounts';

const SECOND = 1_000;

/** Words that stand in no question, no option and no other text: where one is seen, it was told. */
const OPTIONS = ['Amber', 'Basil', 'Cedar', 'Daisy'];

export const rightOption = (page: number): string => OPTIONS[page % OPTIONS.length] ?? '';

export interface StagedQuiz {
  id: string;
  /** When its first second begins, in milliseconds since 1970. */
  startsAt: number;
  /** Has it end in so many seconds, as long as nobody has started; answers when. A page hears of it when one starts. */
  endIn: (seconds: number) => Promise<number>;
  /** A person's stored answers by page; null for an unanswered page. */
  storedFor: (email: string) => Promise<(string | null)[]>;
  stateFor: (email: string) => Promise<string>;
}

interface Wanted {
  questions: number;
  /** In how many seconds it starts; it runs already unless said otherwise. */
  startsIn?: number;
  /** E-mails of the registered participants. */
  registered: readonly string[];
}

type Send = (method: string, path: string, body?: unknown) => Promise<Reply>;

interface Reply {
  status: number;
  body: { id?: string; data?: Record<string, unknown> };
}

/** Calls the API as somebody, as a browser would. */
export async function callAs({ origin }: Stage, email: string): Promise<Send & { token: string }> {
  const send =
    (token: string): Send =>
    async (method, path, body) => {
      const headers = {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      };
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: (await answer.json()) as Reply['body'] };
    };
  const { body } = await send('')('POST', '/api/v1/auth/authenticate', { email, password: PASSWORD });
  const token = String(body.data?.['token']);
  return Object.assign(send(token), { token });
}

function succeeded({ status, body }: Reply): Reply['body'] {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

const times = (startsAt: number, endsAt: number) => ({
  registerEnd: new Date(endsAt).toISOString(),
  startTime: new Date(startsAt).toISOString(),
  endTime: new Date(endsAt).toISOString(),
});

const eventBody = () => ({
  title: 'Staged Quiz',
  description: 'A short quiz of a story.',
  location: 'Lakeside College',
  imageUrl: '/images/events/bright-idea.svg',
  mode: 'ONLINE',
  category: 'quiz',
  registerStart: new Date(Date.now() - SECOND).toISOString(),
  ...times(Date.now() + 3_600 * SECOND, Date.now() + 7_200 * SECOND),
});

const registration = (email: string) => ({
  firstName: 'Some',
  lastName: 'Body',
  email,
  phoneNumber: '9876501234',
  institute: 'Lakeside College',
  type: 'Professional',
});

const question = (page: number) => ({
  questionText: `Which word belongs to question ${page}?`,
  options: OPTIONS,
  correctAnswer: rightOption(page),
});

/**
 * A quiz of its own for a story, made by a host through the API, with people registered for it. Its time is set last,
 * so that none of it passes while the quiz is made.
 */
export async function stageQuiz(stage: Stage, wanted: Wanted): Promise<StagedQuiz> {
  const host = await callAs(stage, 'host1@demo.test');
  const id = String(succeeded(await host('POST', '/api/events/create', eventBody())).id);
  const questions = Array.from({ length: wanted.questions }, (_question, index) => question(index + 1));
  if (questions.length > 0) succeeded(await host('POST', `/api/host/quiz/${id}/add-questions`, questions));
  for (const email of wanted.registered) {
    const participant = await callAs(stage, email);
    succeeded(await participant('POST', `/api/v1/participant/events/${id}/register`, registration(email)));
  }
  const startsAt = Date.now() + (wanted.startsIn ?? 0) * SECOND;
  const move = async (endsAt: number) => {
    succeeded(await host('PUT', `/api/events/update/${id}`, times(startsAt, endsAt)));
    return endsAt;
  };
  await move(startsAt + 1_200 * SECOND);
  const endIn = (seconds: number) => move(Date.now() + seconds * SECOND);
  return { id, startsAt, endIn, ...reader(stage, id, wanted.questions) };
}

/** Reads as the person would; afterwards, when no question can be asked for any more, from the own result. */
function reader(stage: Stage, id: string, questions: number): Pick<StagedQuiz, 'storedFor' | 'stateFor'> {
  const path = `/api/participant/quiz/${id}`;
  const storedFor = async (email: string) => {
    const send = await callAs(stage, email);
    const pages = Array.from({ length: questions }, (_page, index) => index + 1);
    const replies = await Promise.all(pages.map((page) => send('GET', `${path}/questions/${page}`)));
    if (replies.every(({ status }) => status === 200))
      return replies.map(({ body }) => (body.data?.['selectedOption'] ?? null) as string | null);
    const { body } = await send('GET', `${path}/results`);
    const answers = (body.data?.['answers'] ?? []) as { selectedOption: string | null }[];
    return answers.map(({ selectedOption }) => selectedOption);
  };
  const stateFor = async (email: string) => {
    const send = await callAs(stage, email);
    return String(succeeded(await send('GET', `${path}/progress`)).data?.['state']);
  };
  return { storedFor, stateFor };
}

/** Waits until an instant of the server's clock has passed, which in a story is this machine's. */
export const until = (milliseconds: number): Promise<void> => pause(Math.max(0, milliseconds - Date.now()));

/** Logs in on the way to a path of the product. */
export async function goAs(stage: Stage, email: string, path: string): Promise<void> {
  await stage.go(path);
  await stage.page.waitForURL('**/login');
  await logIn(stage, email);
  await stage.page.waitForURL((url) => `${url.pathname}${url.search}` === path);
}

/** The question of a page, once it is shown. */
export const questionShown = (page: Page, number: number): Promise<void> =>
  page.getByText(`Which word belongs to question ${number}?`).waitFor();

/** Begins a quiz that runs. */
export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click();
  await questionShown(page, 1);
}

/** Chooses an option of the question in sight. */
export const choose = (page: Page, option: string): Promise<void> =>
  page.getByRole('radio', { name: option }).check();

/** Waits until this option of the question in sight is the chosen one. */
export const chosen = (page: Page, option: string): Promise<void> =>
  page.getByRole('radio', { name: option, checked: true }).waitFor();

export const saved = (page: Page): Promise<void> => page.getByText('Saved', { exact: true }).waitFor();

export const waitsForNetwork = (page: Page): Promise<void> =>
  page
    .getByText(/^Waiting for network/)
    .first()
    .waitFor();
