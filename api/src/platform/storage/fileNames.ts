import { createHash } from 'node:crypto';

/** What is stored and served, by the ending of its name (C15). */
const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
export type FileEnding = keyof typeof TYPES;

const FILE_NAME = /^[0-9a-f]{64}\.(jpg|png|webp)$/;

/** Whether the server itself made this name. Anything else is no file, whatever lies in the directory. */
export const isFileName = (name: string): boolean => FILE_NAME.test(name);

/** The name of a file: its content's hash, so that equal files are one and a name is never reused. */
export const createFileName = (content: Buffer, ending: FileEnding): string =>
  `${createHash('sha256').update(content).digest('hex')}.${ending}`;

/** The type a file is served as; never guessed from its content. */
export const getContentType = (name: string): string =>
  new Map(Object.entries(TYPES)).get(name.split('.')[1] ?? '') ?? '';

/** Where browsers get files. */
export const FILES_PATH = '/files/';

export const getFileUrl = (name: string): string => `${FILES_PATH}${name}`;
