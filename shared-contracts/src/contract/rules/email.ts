/** Longest address a mailbox can have (RFC 5321, 4.5.3.1). */
export const EMAIL_MAX_LENGTH = 254;

const SHAPE = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@.<>()[\],;:"\\]{2,}$/;

/** Whether a text looks like one mail address. Whether it exists, only the mailed code tells (AU-9). */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX_LENGTH && SHAPE.test(text);

/** The one form in which addresses are kept and compared: trimmed, lower case (AU-9). */
export const normalizeEmail = (text: string): string => text.trim().toLowerCase();
