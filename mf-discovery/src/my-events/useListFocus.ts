import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place in a list: when a row goes from under the focus, the list takes it; another page begins at
 * its top.
 */
export function useListFocus(rows: number, page: number): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const before = useRef({ rows, page });
  useEffect(() => {
    const { current } = before;
    before.current = { rows, page };
    const lost = document.activeElement === document.body;
    if (current.page !== page) list.current?.scrollIntoView();
    if (current.page !== page || (rows < current.rows && lost)) list.current?.focus({ preventScroll: true });
  }, [rows, page]);
  return list;
}
