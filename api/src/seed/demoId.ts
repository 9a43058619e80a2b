import { v5 as uuidv5 } from 'uuid';

const DEMONSTRATION = '0f3a2b54-6c1d-4e8f-9a7b-2d5c8e1f4a60';

/** The same identifier for the same thing in every demonstration, so that a link to it can be written down. */
export const demoId = (...names: string[]): string => uuidv5(names.join('/'), DEMONSTRATION);
