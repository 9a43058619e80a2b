/** Exactly ten ASCII digits (AU-18). */
export const isMobile = (text: string): boolean => /^[0-9]{10}$/.test(text);
