import type { Application } from '../../../platform/Application';
import { writeAuditEntry } from '../../../platform/audit/writeAuditEntry';
import type { DatabaseTransaction } from '../../../platform/database/Database';
import type { MailMessage } from '../../../platform/mail/Mailer';
import { refuse } from '../../../platform/http/refuse';
import { anonymizeAccount, anonymizeRegistrations, removePersonalData } from './deletionQueries';
import { leaveUpcomingEvents } from './leaveUpcomingEvents';
import { endSessions } from '../queries';
import { removeResets } from '../password/resetQueries';

interface DeletionContext extends Pick<Application, 'mailer' | 'accountDeletionHandlers'> {
  transaction: DatabaseTransaction;
}

/**
 * Deletes an account for good: personal fields are blanked, what others count on (registrations of ended events, scores,
 * events that were held) stays without a name (PR-6). The route and the operator's command do the same.
 */
export async function deleteAccount(
  { transaction, mailer, accountDeletionHandlers }: DeletionContext,
  { accountId, actorId }: { accountId: string; actorId: string | null },
  now: Date,
): Promise<void> {
  const { email } = await lockAccount(transaction, accountId);
  if (await hasUpcomingEvents(transaction, accountId, now)) refuse('EVENTS_FIRST');
  await leaveUpcomingEvents(transaction, { accountId, now }, accountDeletionHandlers);
  await anonymizeRegistrations(transaction, accountId);
  await removePersonalData(transaction, accountId, email);
  await removeResets(transaction, accountId);
  await anonymizeAccount(transaction, accountId);
  await endSessions(transaction, accountId);
  await writeAuditEntry(transaction, { actorId, action: 'account.delete', objectId: accountId }, now);
  await mailer.enqueue(transaction, createDeletionMail(email), now);
}

/** Nobody can register, found a team or publish with a locked account: each of those refers to its row. */
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
    .executeTakeFirst();
  return upcoming !== undefined;
}

const createDeletionMail = (to: string): MailMessage => ({
  to,
  subject: 'Your Marquee account was deleted',
  text: 'Your Marquee account and your personal data were deleted, as asked for.\n\nThis was our last mail to you.',
});
