import type { Application } from '../../../platform/Application';
import { writeAuditEntry } from '../../../platform/audit/writeAuditEntry';
import type { DatabaseTransaction } from '../../../platform/database/Database';
import type { MailMessage } from '../../../platform/mail/Mailer';
import { refuse } from '../../../platform/http/refuse';
import {
  anonymizeAccount,
  anonymizeRegistrations,
  deleteDrafts,
  removePersonalData,
} from './deletionQueries';
import { leaveUpcomingEvents } from './leaveUpcomingEvents';
import { endSessions } from '../queries';
import { removeResets } from '../password/resetQueries';

interface DeletionContext extends Pick<Application, 'mailer' | 'accountDeletionHandlers'> {
  transaction: DatabaseTransaction;
}

/**
 * Deletes an account: blanks personal fields and keeps shared records (registrations of ended events, scores,
 * held events) without a name (PR-6). The route and the operator's command share this function.
 * @throws `NOT_FOUND`, or `EVENTS_FIRST` while the account owns upcoming published events
 */
export async function deleteAccount(
  { transaction, mailer, accountDeletionHandlers }: DeletionContext,
  { accountId, actorId }: { accountId: string; actorId: string | null },
  now: Date,
): Promise<void> {
  const { email } = await lockAccount(transaction, accountId);
  if (await hasUpcomingEvents(transaction, accountId, now)) refuse('EVENTS_FIRST');
  await leaveUpcomingEvents(transaction, { accountId, mailer, now }, accountDeletionHandlers);
  await deleteDrafts(transaction, accountId, now);
  await anonymizeRegistrations(transaction, accountId);
  await removePersonalData(transaction, accountId, email);
  await removeResets(transaction, accountId);
  await anonymizeAccount(transaction, accountId);
  await endSessions(transaction, accountId);
  await writeAuditEntry(transaction, { actorId, action: 'account.delete', objectId: accountId }, now);
  await mailer.enqueue(transaction, createDeletionMail(email), now);
}

/** The lock blocks registrations, new teams and new events, because each references the account's row. */
async function lockAccount(transaction: DatabaseTransaction, accountId: string): Promise<{ email: string }> {
  const account = await transaction
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .where('state', '<>', 'DELETED')
    .forUpdate()
    .executeTakeFirst();
  return account ?? refuse('NOT_FOUND');
}

async function hasUpcomingEvents(
  transaction: DatabaseTransaction,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const upcoming = await transaction
    .selectFrom('events')
    .select('id')
    .where('ownerId', '=', accountId)
    .where('endTime', '>', now)
    .where('cancelledAt', 'is', null)
    .where('deletedAt', 'is', null)
    .where('draft', 'is', null)
    .executeTakeFirst();
  return upcoming !== undefined;
}

const createDeletionMail = (to: string): MailMessage => ({
  to,
  subject: 'Your Marquee account was deleted',
  text: "Your Marquee account and your personal data were deleted, as you requested.\n\nYou won't hear from us again.",
});
