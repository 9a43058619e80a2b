import { mailedCode } from '../harness/mailedCode';
import { PASSWORD } from './accounts';

interface Asked {
  token?: string;
  body?: unknown;
}

/** One call of the real API, as a participant's device makes it; throws what it was refused with. */
export async function callApi<Reply>(
  origin: string,
  call: `${'GET' | 'POST' | 'DELETE'} /${string}`,
  { token, body }: Asked = {},
): Promise<Reply> {
  const [method = 'GET', path = '/'] = call.split(' ');
  const headers = new Headers();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const response = await fetch(`${origin}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${call} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Reply;
}

interface Granted {
  data: { token: string };
}

export const tokenOf = async (origin: string, email: string): Promise<string> => {
  const body = { email, password: PASSWORD };
  return (await callApi<Granted>(origin, 'POST /api/v1/auth/authenticate', { body })).data.token;
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Somebody new, signed up with a mailed code; the number makes name and address. */
async function signUp(origin: string, number: number): Promise<QuizParticipant> {
  const email = `taker${number}@demo.test`;
  const letters = `${LETTERS[Math.floor(number / 26)] ?? ''}${LETTERS[number % 26] ?? ''}`;
  const person = { firstname: `Taker${letters}`, lastname: 'Nair', email, mobile: '9876501234' };
  const body = { ...person, password: PASSWORD, role: 'user', organization: null, designation: null };
  await callApi(origin, 'POST /api/v1/auth/register', { body });
  const otp = await mailedCode(origin, email);
  const { data } = await callApi<Granted>(origin, 'POST /api/v1/auth/validate', { body: { email, otp } });
  return { token: data.token, boardName: `Taker${letters} N.` };
}

/** A participant who takes a quiz through the API. */
export interface QuizParticipant {
  token: string;
  /** First name and initial (LB-6). */
  boardName: string;
}

/** A participant's result, as the server's replies state it. */
export interface Taken {
  boardName: string;
  correct: number;
  seconds: number;
}

/** Works through a list, some at a time. */
export async function runInBatches<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) results[index] = await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

export const signUpParticipants = (origin: string, count: number): Promise<QuizParticipant[]> =>
  runInBatches(
    Array.from({ length: count }, (_none, index) => index),
    6,
    (number) => signUp(origin, number),
  );

const FORM = {
  firstName: 'Nila',
  lastName: 'Nair',
  phoneNumber: '9876501234',
  institute: 'Lakeside College',
  type: 'Professional',
};

interface Timed {
  serverNow: string;
}

/** Registers, answers every question as told, and submits. */
export async function takeQuiz(
  { origin, eventId }: { origin: string; eventId: string },
  { token, boardName }: QuizParticipant,
  knows: (page: number) => boolean,
): Promise<Taken> {
  const quiz = `/api/participant/quiz/${eventId}` as const;
  await callApi(origin, `POST /api/v1/participant/events/${eventId}/register`, {
    token,
    body: { ...FORM, email: 'ignored@demo.test' },
  });
  const rights = await rightOptions(origin, eventId);
  let last = '';
  for (const [index, right] of rights.entries()) {
    const { data } = await callApi<{ data: { id: string; options: string[] } }>(
      origin,
      `GET ${quiz}/questions/${index + 1}`,
      { token },
    );
    const wrong = data.options.find((option) => option !== right);
    const body = { selectedOption: knows(index + 1) ? right : wrong };
    const call = `POST ${quiz}/questions/${data.id}/answer` as const;
    last = (await callApi<Timed>(origin, call, { token, body })).serverNow;
  }
  const { data } = await callApi<{ data: { startedAt: string } }>(origin, `GET ${quiz}/progress`, { token });
  await callApi(origin, `POST ${quiz}/submit`, { token });
  const correct = rights.filter((_right, index) => knows(index + 1)).length;
  return { boardName, correct, seconds: Math.floor((Date.parse(last) - Date.parse(data.startedAt)) / 1000) };
}

const rightsOf = new Map<string, Promise<string[]>>();

/** The key, as only the quiz's hosts may read it; asked for once. */
function rightOptions(origin: string, eventId: string): Promise<string[]> {
  const known = rightsOf.get(eventId) ?? readRights(origin, eventId);
  rightsOf.set(eventId, known);
  return known;
}

async function readRights(origin: string, eventId: string): Promise<string[]> {
  const token = await tokenOf(origin, 'host2@demo.test');
  const { data } = await callApi<{ data: { questions: { correctAnswer: string }[] } }>(
    origin,
    `GET /api/host/quiz/${eventId}/questions`,
    { token },
  );
  return data.questions.map(({ correctAnswer }) => correctAnswer);
}

interface Listed {
  id: string;
  title: string;
}

/** The id of an event that is to come or runs, as the public list has it. */
export async function eventIdOf(origin: string, title: string): Promise<string> {
  const events = await callApi<Listed[]>(origin, 'GET /api/v1/public/homepage/events?size=100');
  const found = events.find((event) => event.title.startsWith(title));
  if (found === undefined) throw new Error(`The list has no event called ${title}.`);
  return found.id;
}

/** The id of a host's own event, whatever its state. */
export async function hostedIdOf(origin: string, token: string, title: string): Promise<string> {
  const { content } = await callApi<{ content: { data: Listed }[] }>(origin, 'GET /api/events/list', {
    token,
  });
  const found = content.find(({ data }) => data.title.startsWith(title));
  if (found === undefined) throw new Error(`The host has no event called ${title}.`);
  return found.data.id;
}
