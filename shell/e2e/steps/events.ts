import type { Stage } from '../harness/stories';
import { callApi, tokenOf } from './quizParticipants';
import { holdToken } from './holdToken';

export interface Listed {
  id: string;
  title: string;
  registrationState: string;
}

/** An event of the demonstration, as the public list has it. */
export async function eventCalled({ origin }: Stage, title: string): Promise<Listed> {
  const events = (await (await fetch(`${origin}/api/v1/public/homepage/events`)).json()) as Listed[];
  const event = events.find((listed) => listed.title.startsWith(title));
  if (event === undefined) throw new Error(`The list has no event called ${title}.`);
  return event;
}

/** The page's person has logged in before: the token lies on the device when the next page opens. */
export async function beLoggedIn(stage: Stage, email: string): Promise<string> {
  const token = await tokenOf(stage.origin, email);
  await holdToken(stage.page.context(), stage.origin, token);
  return token;
}

/** Whether a person likes an event; its hearts say so once the list of likes has come. */
export async function likes({ origin }: Stage, email: string, title: string): Promise<boolean> {
  const { data } = await callApi<{ data: Listed[] }>(origin, 'GET /api/v1/participant/events/favourites', {
    token: await tokenOf(origin, email),
  });
  return data.some((liked) => liked.title === title);
}

interface Own {
  id: string;
  visibility: string;
}

/** The first host's private event of the demonstration, with the key in its link. */
export async function privateEvent({ origin }: Stage): Promise<{ id: string; title: string; key: string }> {
  const token = await tokenOf(origin, 'host1@demo.test');
  const { content } = await callApi<{ content: { data: Own }[] }>(origin, 'GET /api/events/list', { token });
  const id = content.find((own) => own.data.visibility === 'private')?.data.id ?? '';
  const { data } = await callApi<{ data: { title: string; inviteKey: string } }>(
    origin,
    `GET /api/events/${id}`,
    { token },
  );
  return { id, title: data.title, key: data.inviteKey };
}
