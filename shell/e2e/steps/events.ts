import type { Stage } from '../harness/stories';
import { PASSWORD } from './accounts';

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

async function tokenOf({ origin }: Stage, email: string): Promise<string> {
  const reply = await fetch(`${origin}/api/v1/auth/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { data } = (await reply.json()) as { data: { token: string } };
  return data.token;
}

/** The page's person has logged in before: the token lies on the device when the next page opens. */
export async function beLoggedIn(stage: Stage, email: string): Promise<string> {
  const token = await tokenOf(stage, email);
  await stage.page.addInitScript((kept) => localStorage.setItem('authToken', kept), token);
  return token;
}

/** The first host's private event of the demonstration, with the key in its link. */
export async function privateEvent(stage: Stage): Promise<{ id: string; title: string; key: string }> {
  const headers = { authorization: `Bearer ${await tokenOf(stage, 'host1@demo.test')}` };
  const read = async (path: string) => (await fetch(`${stage.origin}${path}`, { headers })).json();
  const list = (await read('/api/events/list')) as {
    content: { data: { id: string; visibility: string } }[];
  };
  const id = list.content.find(({ data }) => data.visibility === 'private')?.data.id ?? '';
  const { data } = (await read(`/api/events/${id}`)) as { data: { title: string; inviteKey: string } };
  return { id, title: data.title, key: data.inviteKey };
}
