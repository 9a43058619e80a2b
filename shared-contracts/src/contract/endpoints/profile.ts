import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope } from '../entities/envelope';
import { participantProfile, profileForm } from '../entities/profile';
import { text } from '../entities/text';

/** The participant's own profile with coins and badges. */
export const read = endpoint('GET', '/api/v1/participant/profile', {
  access: 'user',
  object: 'self',
  failure: 'HTTP error! status: {code}',
  reply: envelope(participantProfile),
});

/** Changes names, mobile, picture, anonymity on leaderboards and reminders by mail, never email, role or coins. */
export const update = endpoint('PUT', '/api/v1/participant/profile', {
  access: 'user',
  object: 'self',
  failure: 'HTTP error! status: {code}',
  body: profileForm,
  reply: envelope(participantProfile),
});

/**
 * Stops reminders by mail for the account of a mail's signed token, without login. Mail programs call it from the
 * `List-Unsubscribe` header (RFC 8058); a repeat changes nothing.
 */
export const stopReminderMails = endpoint('POST', '/api/v1/public/reminder-mails/:token/stop', {
  access: 'public',
  object: 'none',
  encoding: 'form',
  failure: 'This link is not valid.',
  params: z.object({ token: text(120) }),
  reply: envelope(z.null()),
});
