import { profile } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { readUnsubscribeToken } from '../../platform/mail/unsubscribeToken';
import { stopReminderMails } from './queries';

/** Routes for stopping reminder mails. */
export function reminderRoutes(app: Application): void {
  route(app, profile.stopReminderMails, async ({ params: { token } }) => {
    const [accountId = ''] = readUnsubscribeToken(app.secret, 'reminders', token) ?? refuse('NOT_FOUND');
    await stopReminderMails(app.database, accountId);
    return succeed(null, 'Reminder mails stopped');
  });
}
