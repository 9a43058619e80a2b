import { setTimeout as pause } from 'node:timers/promises';

interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  sentAt: string;
}

export async function mailsTo(origin: string, to: string): Promise<Mail[]> {
  const response = await fetch(`${origin}/dev/mailbox`, { headers: { accept: 'application/json' } });
  const { data } = (await response.json()) as { data: Mail[] };
  return data.filter((mail) => mail.to.toLowerCase().includes(to.toLowerCase()));
}

/** The code in the newest mail to this person, once it has arrived. */
export async function mailedCode(origin: string, to: string): Promise<string> {
  for (let tries = 0; tries < 150; tries += 1) {
    const [newest] = await mailsTo(origin, to);
    const code = /\b\d{4}\b/.exec(newest?.text ?? '')?.[0];
    if (code !== undefined) return code;
    await pause(200);
  }
  throw new Error(`No mail with a code came to ${to}.`);
}
