import { setTimeout as pause } from 'node:timers/promises';
import { mailsTo } from './mailedCode';

/** The path, query and fragment of the link in the newest mail to this person, once one with a link has arrived. */
export async function mailedLink(origin: string, to: string): Promise<string> {
  for (let tries = 0; tries < 150; tries += 1) {
    const [newest] = await mailsTo(origin, to);
    const link = /https?:\/\/\S+/.exec(newest?.text ?? '')?.[0];
    if (link !== undefined) return link.slice(new URL(link).origin.length);
    await pause(200);
  }
  throw new Error(`No mail with a link came to ${to}.`);
}
