/** Digits of a mailed one-time code (AU-2). */
export const CODE_LENGTH = 4;

/** Seconds before another code may be asked for (AU-22). */
export const RESEND_SECONDS = 60;

/** What a code screen says of fewer than four digits: the participant's screen, and every other (AU-20). */
export const PARTICIPANT_CODE_MESSAGE = 'Please enter a valid 4-digit OTP.';
export const CODE_MESSAGE = 'Please enter a complete 4-digit OTP';

/** Whether a text is a whole one-time code: four ASCII digits. */
export const isCode = (text: string): boolean => /^[0-9]{4}$/.test(text);
