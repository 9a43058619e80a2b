import { deleteAccount } from '../features/accounts/deletion/deleteAccount';
import { setSuspended } from '../features/accounts/setSuspended';
import { rotateSigningKey } from '../features/certificates/credentials/signingKeys';
import { readDatabaseTime } from '../platform/database/TimedDatabase';
import { cancelEvent } from '../features/events/manage/cancelEvent';
import { rotateTicketKey } from '../platform/tickets/ticketKeys';
import { findAccount, findEventTitle } from './findTargets';
import { listAccounts } from './listAccounts';
import { resendSignUpCode } from './resendSignUpCode';
import type { CommandContext, Command } from './Command';

/** All operator commands; each calls the same function as the API (PR-3). */
export const commands: Readonly<Record<string, Command>> = {
  migrate: {
    usage: '',
    description: 'brings the schema of the database up to date, as every start does',
    // Each command opens the database, which migrates it.
    run: async () => 'The schema of the database is up to date.',
  },
  list: {
    usage: '[text]',
    description: 'the newest accounts, or those with this text in name or email',
    run: listAccounts,
  },
  suspend: {
    usage: '<account>',
    description: 'ends its sessions at once and refuses its logins',
    run: (operator, words) => suspend(operator, words, true),
  },
  unsuspend: {
    usage: '<account>',
    description: 'lets it log in again',
    run: (operator, words) => suspend(operator, words, false),
  },
  delete: {
    usage: '<account> --yes',
    description: 'blanks its personal fields for good, as its owner could',
    run: runDeleteAccount,
  },
  resend: { usage: '<email>', description: 'mails another sign-up code', run: resendSignUpCode },
  'cancel-event': {
    usage: '<event id> --yes',
    description: 'cancels it and tells everybody registered, as its host could',
    run: runCancelEvent,
  },
  'rotate-ticket-key': {
    usage: '',
    description: 'draws tickets with a new key; those of the key before stay valid until the next rotation',
    run: runRotateTicketKey,
  },
  'rotate-signing-key': {
    usage: '',
    description: 'signs credentials of certificates with a new key; earlier ones stay valid',
    run: runRotateSigningKey,
  },
};

async function suspend(
  operator: CommandContext,
  [named = '']: readonly string[],
  suspended: boolean,
): Promise<string> {
  const { id, email } = await findAccount(operator.database, named);
  const now = await readDatabaseTime(operator);
  const changed = await operator.database
    .transaction()
    .execute((transaction) => setSuspended(transaction, { accountId: id, suspended }, now));
  const state = suspended ? 'suspended' : 'not suspended';
  return changed ? `${email} is ${state} now.` : `${email} was ${state} already; nothing changed.`;
}

async function runDeleteAccount(
  operator: CommandContext,
  [named = '', agreed]: readonly string[],
): Promise<string> {
  const { database, mailer, accountDeletionHandlers } = operator;
  const { id, email } = await findAccount(database, named);
  if (agreed !== '--yes')
    throw new Error(`Deleting ${email} cannot be undone. Say it with --yes at the end.`);
  const now = await readDatabaseTime(operator);
  await database
    .transaction()
    .execute((transaction) =>
      deleteAccount({ transaction, mailer, accountDeletionHandlers }, { accountId: id, actorId: null }, now),
    );
  return `${email} is deleted.`;
}

async function runCancelEvent(
  { database, mailer, clock }: CommandContext,
  [eventId = '', agreed]: readonly string[],
): Promise<string> {
  const { title } = await findEventTitle(database, eventId);
  if (agreed !== '--yes')
    throw new Error(`Cancelling "${title}" cannot be undone. Say it with --yes at the end.`);
  await database
    .transaction()
    .execute((transaction) => cancelEvent(transaction, mailer, { eventId, actorId: null, clock }));
  return `"${title}" is cancelled.`;
}

async function runRotateTicketKey(operator: CommandContext): Promise<string> {
  const number = await rotateTicketKey(operator);
  return `Tickets have key ${number} now. Those of the key before stay valid until the next rotation.`;
}

async function runRotateSigningKey(operator: CommandContext): Promise<string> {
  const id = await rotateSigningKey(operator);
  return `The key ${id} signs credentials of certificates now. Those of earlier keys stay valid.`;
}
