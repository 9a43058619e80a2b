import type { Stage } from '../harness/stories';
import { tokenOf } from './quizParticipants';
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
