import { links } from '@marquee/shared-contracts';
import type { MailMessage } from '../../../platform/mail/Mailer';

/** Contains the code and, if `PUBLIC_URL` is set, a link that needs no code (AU-2). */
export const createResetMail = (
  to: string,
  { code, link, life }: { code: string; link: string | undefined; life: string },
): MailMessage => ({
  to,
  kind: 'code',
  subject: 'Your Marquee password',
  text:
    `Your code is ${code}.\n\n` +
    `Enter it within ${life} to choose a new password at Marquee.\n\n` +
    (link === undefined ? '' : `Or open this link within the same time:\n${link}\n\n`) +
    'If you did not request this, ignore this email. Your password stays the same.',
});

/** The fragment carries the token, because browsers send fragments to no server. */
export const buildResetLink = (
  publicUrl: string,
  { email, token }: { email: string; token: string },
): string =>
  new URL(`${links.changePassword()}#token=${token}&email=${encodeURIComponent(email)}`, publicUrl).href;

/** Informs the owner, because the change may be an attacker's (AU-1). */
export const createPasswordChangedMail = (to: string): MailMessage => ({
  to,
  subject: 'Your Marquee password was changed',
  text:
    'The password of your Marquee account was changed, and your other devices were logged out.\n\n' +
    'If this was not you, choose "Forgot your password?" on the login page now.',
});
