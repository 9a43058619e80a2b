import { useEffect, useRef, useState } from 'react';
import { TextField } from './TextField';

/** Milliseconds of rest before what is typed is searched (spec section 9). */
const REST = 300;

interface Props {
  label: string;
  /** What is searched for. */
  value: string;
  hint?: string;
  /** What the person wants to search for now, trimmed, once the typing rests. */
  onSearch: (text: string) => void;
}

/** A search that waits until the typing rests; what is typed stays while the list loads. */
export function SearchField({ label, value, hint, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  // The back button changes what is searched for; what is being typed is newer than the address.
  useEffect(() => {
    if (resting.current === undefined) setTyped((text) => (text.trim() === value ? text : value));
  }, [value]);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      resting.current = undefined;
      onSearch(text.trim());
    }, REST);
  };
  return <TextField label={label} type="search" maxLength={120} value={typed} hint={hint} onChange={type} />;
}
