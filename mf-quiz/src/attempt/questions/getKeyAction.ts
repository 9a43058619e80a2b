/** What a key asks for while a question is shown. */
export type KeyAction =
  { kind: 'choose'; position: number } | { kind: 'previous' } | { kind: 'next' } | undefined;

/** Where the key was pressed: what already has a meaning for the key keeps it. */
export interface KeyPress {
  key: string;
  /** Together with Ctrl, Alt or Meta it belongs to the browser. */
  isModified: boolean;
  /** A button or a link, which Enter presses. */
  isOnControl: boolean;
}

/** A to F choose, left and right turn the pages, Enter goes on; up and down are the browser's, among the options. */
export function getKeyAction({ key, isModified, isOnControl }: KeyPress, options: number): KeyAction {
  if (isModified) return undefined;
  if (key === 'ArrowLeft') return { kind: 'previous' };
  if (key === 'ArrowRight') return { kind: 'next' };
  if (key === 'Enter') return isOnControl ? undefined : { kind: 'next' };
  const position = key.length === 1 ? key.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0) : -1;
  return position >= 0 && position < options ? { kind: 'choose', position } : undefined;
}
