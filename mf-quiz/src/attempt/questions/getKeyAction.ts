/** The action of a key while a question is shown; undefined leaves the key to the browser. */
export type KeyAction =
  { kind: 'choose'; position: number } | { kind: 'previous' } | { kind: 'next' } | undefined;

export interface KeyPress {
  key: string;
  /** Whether Ctrl, Alt or Meta is pressed, which makes it a browser shortcut. */
  isModified: boolean;
  /** Whether a button or link has the focus, which Enter activates. */
  isOnControl: boolean;
}

/** Up and down stay with the browser, which moves among the options. */
export function getKeyAction({ key, isModified, isOnControl }: KeyPress, options: number): KeyAction {
  if (isModified) return undefined;
  if (key === 'ArrowLeft') return { kind: 'previous' };
  if (key === 'ArrowRight') return { kind: 'next' };
  if (key === 'Enter') return isOnControl ? undefined : { kind: 'next' };
  const position = key.length === 1 ? key.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0) : -1;
  return position >= 0 && position < options ? { kind: 'choose', position } : undefined;
}
