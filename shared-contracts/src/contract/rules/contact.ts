/** Maximum length of an address (RFC 5321, 4.5.3.1). */
export const EMAIL_MAX_LENGTH = 254;

const SHAPE = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@.<>()[\],;:"\\]{2,}$/;

/** Whether a text has the shape of one email address (AU-9). */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX_LENGTH && SHAPE.test(text);

/** Normalizes an address for storage and comparison: trimmed, lower case (AU-9). */
export const normalizeEmail = (text: string): string => text.trim().toLowerCase();

/** Removes India's prefix, and the spaces and signs by which people group digits (AU-18). */
export const normalizeMobile = (text: string): string => text.replace(/[\s().-]/g, '').replace(/^\+91/, '');

/** Exactly ten ASCII digits (AU-18). */
export const isMobile = (text: string): boolean => /^[0-9]{10}$/.test(text);
