import type { Page } from 'playwright-core';
import { allowNamedFunctions } from '../harness/allowNamedFunctions';
import { Complaints } from '../harness/Complaints';
import { mailedCode } from '../harness/mailedCode';
import { type Stage, widths } from '../harness/stories';
import { PASSWORD } from './accounts';
import { callApi } from './quizParticipants';
import { holdToken } from './holdToken';

/** Somebody who is registered for an event of teams. */
export interface Person {
  name: string;
  email: string;
  token: string;
}

interface Granted {
  data: { token: string };
}

/** Somebody new, signed up without a browser. */
export async function signUp({ origin }: Stage, name: string): Promise<Person> {
  const [firstname = '', lastname = ''] = name.split(' ');
  const email = `${name.toLowerCase().replace(' ', '.')}@demo.test`;
  const account = { firstname, lastname, email, mobile: '9876501234', password: PASSWORD, role: 'user' };
  const body = { ...account, organization: null, designation: null };
  await callApi(origin, 'POST /api/v1/auth/register', { body });
  const otp = await mailedCode(origin, email);
  const { data } = await callApi<Granted>(origin, 'POST /api/v1/auth/validate', { body: { email, otp } });
  return { name, email, token: data.token };
}

/** An event, and the key of its link where it is private (EV-10). */
interface Invited {
  id: string;
  key?: string;
}

/** Registers somebody for an event, without a browser. */
export const register = (stage: Stage, id: string, person: Person) => registerAt(stage, { id }, person);

/** Registers somebody for an event by its link, without a browser. */
export async function registerAt({ origin }: Stage, { id, key }: Invited, { name, email, token }: Person) {
  const [firstName, lastName] = name.split(' ');
  const body = {
    firstName,
    lastName,
    email,
    phoneNumber: '9876501234',
    institute: 'Lakeside',
    type: 'Others',
  };
  const link = key === undefined ? '' : `?k=${key}`;
  await callApi(origin, `POST /api/v1/participant/events/${id}/register${link}`, { token, body });
}

/** Somebody new who is registered. */
export async function registered(stage: Stage, eventId: string, name: string): Promise<Person> {
  const person = await signUp(stage, name);
  await register(stage, eventId, person);
  return person;
}

/** Asks a team without a browser; answers the request's id. */
export async function askTeam({ origin }: Stage, teamId: string, { token }: Person): Promise<string> {
  const path = `POST /api/v1/participant/teams/${teamId}/join/request` as const;
  return (await callApi<{ id: string }>(origin, path, { token })).id;
}

/** A browser of a person's own, at a path of the product. */
export interface Seat {
  page: Page;
  complaints: Complaints;
}

export async function sitDown(
  stage: Stage,
  { token }: Person,
  { at, width = 'wide' }: { at: string; width?: keyof typeof widths },
): Promise<Seat> {
  const browser = stage.page.context().browser();
  if (browser === null) throw new Error('The browser is gone.');
  const context = await browser.newContext({ viewport: widths[width], timezoneId: 'Asia/Kolkata' });
  stage.page.context().once('close', () => void context.close().catch(() => undefined));
  context.setDefaultTimeout(30_000);
  await allowNamedFunctions(context);
  await holdToken(context, stage.origin, token);
  const page = await context.newPage();
  const complaints = new Complaints(page);
  await page.goto(`${stage.origin}${at}`);
  return { page, complaints };
}
