/** What a key asks for while a question is shown. */
export type KeyMeaning =
  { kind: 'choose'; place: number } | { kind: 'previous' } | { kind: 'next' } | undefined;

/** Where the key was pressed: what already has a meaning for the key keeps it. */
export interface Pressed {
  key: string;
  /** Together with Ctrl, Alt or Meta it belongs to the browser. */
  modified: boolean;
  /** A button or a link, which Enter presses. */
  onControl: boolean;
}

/** A to F choose, left and right turn the pages, Enter goes on; up and down are the browser's, among the options. */
export function keyMeaning({ key, modified, onControl }: Pressed, options: number): KeyMeaning {
  if (modified) return undefined;
  if (key === 'ArrowLeft') return { kind: 'previous' };
  if (key === 'ArrowRight') return { kind: 'next' };
  if (key === 'Enter') return onControl ? undefined : { kind: 'next' };
  const place = key.length === 1 ? key.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0) : -1;
  return place >= 0 && place < options ? { kind: 'choose', place } : undefined;
}
