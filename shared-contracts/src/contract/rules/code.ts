/** Digits of a mailed one-time code (AU-2). */
export const CODE_LENGTH = 4;

/** Seconds between two code requests (AU-22). */
export const RESEND_SECONDS = 60;

/** Error text for fewer than four digits, on the participant's screen and on every other (AU-20). */
export const PARTICIPANT_CODE_MESSAGE = 'Please enter a valid 4-digit OTP.';
export const CODE_MESSAGE = 'Please enter a complete 4-digit OTP';

/** Whether a text is a whole one-time code: four ASCII digits. */
export const isCode = (text: string): boolean => /^[0-9]{4}$/.test(text);
