import { audit } from '../audit/audit';
import type { DatabaseTransaction } from '../database/Database';
import type { Letter, Mailer } from '../mail/Mailer';
import { refuse } from '../refuse';
import { blankAccount, blankRegistrations, removePersonal } from './deletionQueries';
import { leaveUpcoming } from './leaveUpcoming';
import { endSessions } from './queries';
import { removeResets } from './resetQueries';

/**
 * Deletes an account for good: personal fields are blanked, what others count on (registrations of ended events, scores,
 * events that were held) stays without a name (PR-6). The route and the operator's command do the same.
 */
export async function deleteAccount(
  { transaction, mailer }: { transaction: DatabaseTransaction; mailer: Mailer },
  { accountId, actorId }: { accountId: string; actorId: string | null },
  now: Date,
): Promise<void> {
  const { email } = await lockAccount(transaction, accountId);
  if (await hasUpcomingEvents(transaction, accountId, now)) refuse('EVENTS_FIRST');
  await leaveUpcoming(transaction, accountId, now);
  await blankRegistrations(transaction, accountId);
  await removePersonal(transaction, accountId, email);
  await removeResets(transaction, accountId);
  await blankAccount(transaction, accountId);
  await endSessions(transaction, accountId);
  await audit(transaction, { actorId, action: 'account.delete', objectId: accountId }, now);
  await mailer.post(transaction, farewell(email), now);
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

const farewell = (to: string): Letter => ({
  to,
  subject: 'Your Marquee account was deleted',
  text: 'Your Marquee account and your personal data were deleted, as asked for.\n\nThis was our last mail to you.',
});
