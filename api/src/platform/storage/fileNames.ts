import { createHash } from 'node:crypto';

/** Content types by file ending (C15). */
const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
export type FileEnding = keyof typeof TYPES;

const FILE_NAME = /^[0-9a-f]{64}\.(jpg|png|webp)$/;

/** Whether the server generated this name; other files in the directory are never served. */
export const isFileName = (name: string): boolean => FILE_NAME.test(name);

/** A file's name: the hash of its content, so equal files share a name. */
export const createFileName = (content: Buffer, ending: FileEnding): string =>
  `${createHash('sha256').update(content).digest('hex')}.${ending}`;

/** The content type by ending; never guessed from the content. */
export const getContentType = (name: string): string =>
  new Map(Object.entries(TYPES)).get(name.split('.')[1] ?? '') ?? '';

/** The path of uploaded files. */
export const FILES_PATH = '/files/';

export const getFileUrl = (name: string): string => `${FILES_PATH}${name}`;
