import type { Page } from 'playwright-core';
import { allowNamedFunctions } from '../harness/allowNamedFunctions';
import { Complaints } from '../harness/Complaints';
import { mailedCode } from '../harness/mailedCode';
import { type Stage, widths } from '../harness/stories';
import { PASSWORD } from './accounts';
import { makeEvent } from './hostEvents';
import { callApi, tokenOf } from './quizParticipants';
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

/** A team of somebody's, made without a browser; answers its id. */
export async function makeTeam(
  { origin }: Stage,
  { token }: Person,
  { eventId, teamName }: { eventId: string; teamName: string },
) {
  const path = `POST /api/v1/participant/events/${eventId}/teams/create` as const;
  return (await callApi<{ data: { id: string } }>(origin, path, { token, body: { teamName } })).data.id;
}

/** A new invite to somebody's team, made without a browser; answers its code. */
export async function inviteTo({ origin }: Stage, teamId: string, { token }: Person): Promise<string> {
  const path = `POST /api/v1/participant/teams/${teamId}/invites` as const;
  return (await callApi<{ data: { code: string } }>(origin, path, { token })).data.code;
}

/** Asks a team without a browser; answers the request's id. */
export async function askTeam({ origin }: Stage, teamId: string, { token }: Person): Promise<string> {
  const path = `POST /api/v1/participant/teams/${teamId}/join/request` as const;
  return (await callApi<{ id: string }>(origin, path, { token })).id;
}

/** A private hackathon of the first host for teams of up to four, made without a browser. */
export async function privateHackathon({ origin }: Stage, title: string) {
  const token = await tokenOf(origin, 'host1@demo.test');
  const teams = { category: 'hackathon', teamCreationAllowed: true, minTeamSize: 1, maxTeamSize: 4 };
  const id = await makeEvent(origin, token, { title, visibility: 'private', ...teams });
  const { data } = await callApi<{ data: { inviteKey: string } }>(origin, `GET /api/events/${id}`, { token });
  return { id, title, key: data.inviteKey };
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

/** Holds the next call to a path back, as a slow network does, until `release` is called. */
export async function holdBack(
  page: Page,
  address: RegExp,
): Promise<{ held: Promise<void>; release: () => void }> {
  let release: () => void = () => undefined;
  let arrived: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  await page.route(address, async (route) => {
    arrived();
    await released;
    await route.continue();
  });
  return { held, release };
}
