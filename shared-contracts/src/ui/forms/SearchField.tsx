import { useEffect, useRef, useState } from 'react';
import { TextField } from './TextField';

/** Debounce delay in milliseconds. */
const DEBOUNCE_MS = 300;

interface Props {
  label: string;
  /** The current search. */
  value: string;
  hint?: string;
  /** Receives the trimmed text after the debounce delay. */
  onSearch: (text: string) => void;
}

/** A debounced search field; it keeps its text while the list loads. */
export function SearchField({ label, value, hint, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The back button changes the search; text in progress is newer than the address.
  useEffect(() => {
    if (timer.current === undefined) setTyped((text) => (text.trim() === value ? text : value));
  }, [value]);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      onSearch(text.trim());
    }, DEBOUNCE_MS);
  };
  return <TextField label={label} type="search" maxLength={120} value={typed} hint={hint} onChange={type} />;
}
