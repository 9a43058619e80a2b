/**
 * The characters that both typefaces of a certificate contain: those of Western and Central European languages and of
 * Devanagari. A test of the API compares them with the fonts.
 */
const PRINTABLE = new RegExp(
  `^[\\r\\n ${[
    '!-~',
    '\u00a0-\u00b4\u00b6-\u0107\u010c-\u0113\u0116-\u011b\u011e\u011f\u0122\u0123\u0127-\u012b\u012e-\u0137',
    '\u0139-\u0148\u014c\u014d\u0150-\u015a\u015e-\u0161\u0164\u0165\u016a\u016b\u016e-\u0173\u0178-\u017e\u0218-\u021b',
    '\u0901-\u094d\u0950-\u0954\u0956-\u0974\u0976\u0977\u0979-\u097f\u200c\u200d',
    '\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u20b9',
  ].join('')}]$`,
  'u',
);

/** Characters that a certificate cannot show, in order, without repeats (CE-6). */
export const findUnprintableCharacters = (text: string): string[] => [
  ...new Set([...text.normalize('NFC')].filter((character) => !PRINTABLE.test(character))),
];
