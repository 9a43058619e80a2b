import type { MailMessage } from '../../../platform/mail/Mailer';
import type { CodeSubject } from '../../../platform/access/oneTimeCode';

/** A sign-up's code may be entered five times (AU-2). */
export const CODE_TRIES = 5;

/** A code confirms only its own draft (AU-4). */
export const getCodeSubject = (draftId: string): CodeSubject => ({ purpose: 'SIGNUP', subject: draftId });

// It names nobody: the name in a draft is whatever a stranger typed.
export const createCodeMail = (to: string, code: string, life: string): MailMessage => ({
  to,
  kind: 'code',
  subject: 'Your Marquee code',
  text:
    `Your code is ${code}.\n\n` +
    `Enter it within ${life} to finish signing up at Marquee.\n\n` +
    'If you did not ask for it, you need not do anything.',
});
