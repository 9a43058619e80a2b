import { resolve } from 'node:path';
import type { Stage } from '../harness/stories';
import { callApi } from './quizParticipants';

/** A picture that the repository has anyway. */
export const PICTURE = resolve(import.meta.dirname, '../../public/images/default-event.png');

export const main = ({ page }: Stage) => page.getByRole('main');

const HOUR = 3_600_000;
const INDIA = 5.5 * HOUR;

/** So many hours from now, as a clock in India shows it and a date-time field takes it. */
export const inIndia = (hours: number): string =>
  new Date(Date.now() + hours * HOUR + INDIA).toISOString().slice(0, 16);

/** Fills in what the first step of an event asks for. */
export async function fillBasics(stage: Stage, type: string, title: string): Promise<void> {
  const form = main(stage);
  await form.getByLabel('Type').selectOption(type);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Organization').fill('Lakeside College');
  await form.getByRole('button', { name: 'Edit the about text' }).click();
  await form.getByLabel('About', { exact: true }).fill('Build something that helps the lake.');
}

/** Fills in the four times, registration open since an hour ago. */
export async function fillTimes(stage: Stage): Promise<void> {
  const times = { 'Registration starts': -1, 'Registration ends': 24, 'Event starts': 48, 'Event ends': 72 };
  for (const [label, hours] of Object.entries(times))
    await main(stage).getByLabel(label).fill(inIndia(hours));
}

interface NewEvent {
  type: string;
  title: string;
  /** At a place; online otherwise. */
  offline?: boolean;
  /** Fills in further fields of the second step. */
  more?: () => Promise<void>;
}

/** Makes an event through both steps, up to the message that it stands; answers its id. */
export async function createEvent(stage: Stage, { type, title, offline, more }: NewEvent): Promise<string> {
  const press = (name: string) => main(stage).getByRole('button', { name }).click();
  await stage.go('/create-events');
  await fillBasics(stage, type, title);
  if (offline === true) await main(stage).getByText('Offline', { exact: true }).click();
  await press('Next');
  await fillTimes(stage);
  await more?.();
  await press('Create event');
  const created = stage.page.getByRole('dialog', { name: 'Event Created Successfully!' });
  const page = await created.getByRole('link', { name: 'See its page' }).getAttribute('href');
  await created.getByRole('button', { name: 'Manage events' }).click();
  await stage.page.waitForURL('**/event-manage');
  return page?.split('/').at(-1) ?? '';
}

/** The instant so many hours from now. */
export const at = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

/** A host's event, made without a browser: a seminar at a place unless told otherwise; answers its id. */
export async function makeEvent(
  origin: string,
  token: string,
  given: { title: string } & Record<string, unknown>,
): Promise<string> {
  const body = {
    description: 'Made for a story.',
    location: 'Lakeside College',
    imageUrl: '/images/default-event.svg',
    mode: 'OFFLINE',
    venue: 'Hall 1',
    category: 'seminar',
    registerStart: at(-1),
    registerEnd: at(24),
    startTime: at(48),
    endTime: at(72),
    ...given,
  };
  return (await callApi<{ id: string }>(origin, 'POST /api/events/create', { token, body })).id;
}
