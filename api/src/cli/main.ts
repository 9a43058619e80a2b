import { accountDeletionHandlers } from '../accountDeletionHandlers';
import { systemClock } from '../platform/clock';
import { DataDirectoryInUse } from '../platform/database/lockDataDirectory';
import { openEngine } from '../platform/database/openEngine';
import { OutboxMailer } from '../platform/mail/OutboxMailer';
import { readOrCreateSecret } from '../platform/readOrCreateRandomFile';
import { readSettings } from '../platform/settings';
import { describeStartupError } from '../platform/describeStartupError';
import { isHelpRequest, formatHelp, runCommand } from './runCommand';

/** Runs the command line on the configured database; the server sends the mails. */
async function runOnDatabase(words: readonly string[]): Promise<string> {
  const settings = readSettings(process.env);
  const database = await openEngine(settings);
  try {
    const secret = settings.secret ?? (await readOrCreateSecret(settings.dataDirectory));
    const mailer = new OutboxMailer({ secret, clock: systemClock, publicUrl: settings.publicUrl });
    const operator = { database, mailer, secret, clock: systemClock, accountDeletionHandlers };
    return await runCommand(operator, words);
  } finally {
    await database.destroy();
  }
}

const describeError = (error: unknown): string =>
  error instanceof DataDirectoryInUse
    ? 'The embedded database takes one process at a time. Stop the server, run this again, and start the server.'
    : describeStartupError(error);

const words = process.argv.slice(2);
try {
  process.stdout.write(`${isHelpRequest(words) ? formatHelp() : await runOnDatabase(words)}\n`);
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}
