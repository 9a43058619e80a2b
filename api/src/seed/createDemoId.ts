import { v5 as uuidv5 } from 'uuid';

const DEMONSTRATION = '0f3a2b54-6c1d-4e8f-9a7b-2d5c8e1f4a60';

/** A stable id for a name, so that links to demonstration data stay valid. */
export const createDemoId = (...names: string[]): string => uuidv5(names.join('/'), DEMONSTRATION);
