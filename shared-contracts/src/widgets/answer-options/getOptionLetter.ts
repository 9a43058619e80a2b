/** Returns the letter of an option by its index, from 0: A to F. */
export const getOptionLetter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);
