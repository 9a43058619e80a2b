import type { MailMessage } from '../../../platform/mail/Mailer';
import type { CodeSubject } from '../../../platform/access/oneTimeCode';

/** Tries per code (AU-2). */
export const CODE_TRIES = 5;

/** Binds the code to its draft (AU-4). */
export const getCodeSubject = (draftId: string): CodeSubject => ({ purpose: 'SIGNUP', subject: draftId });

// Contains no name, because a stranger may have typed the name of a draft.
export const createCodeMail = (to: string, code: string, lifetime: string): MailMessage => ({
  to,
  kind: 'code',
  subject: 'Your Marquee code',
  text:
    `Your code is ${code}.\n\n` +
    `Enter it within ${lifetime} to finish signing up at Marquee.\n\n` +
    'If you did not request this, ignore this email.',
});
