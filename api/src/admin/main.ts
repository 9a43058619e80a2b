import { systemClock } from '../clock';
import { FolderInUse } from '../database/FolderInUse';
import { openEngine } from '../database/openEngine';
import { OutboxMailer } from '../mail/OutboxMailer';
import { secretFile } from '../secretFile';
import { readSettings } from '../settings';
import { whyNotStarted } from '../whyNotStarted';
import { asksForHelp, help, runVerb } from './runVerb';

/** Does what the command line says on the database of the settings; the server sends the mails. */
async function perform(words: readonly string[]): Promise<string> {
  const settings = readSettings(process.env);
  const database = await openEngine(settings);
  try {
    const secret = settings.secret ?? (await secretFile(settings.dataDirectory));
    const mailer = new OutboxMailer({ secret, clock: systemClock });
    return await runVerb({ database, mailer, secret, clock: systemClock }, words);
  } finally {
    await database.destroy();
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof FolderInUse
    ? 'The embedded database takes one process at a time. Stop the server, run this again, and start the server.'
    : whyNotStarted(error);

const words = process.argv.slice(2);
try {
  process.stdout.write(`${asksForHelp(words) ? help() : await perform(words)}\n`);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}
