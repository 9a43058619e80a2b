import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps keyboard focus inside the list: on the list when the focused row disappears, at the top when the page changes.
 */
export function useListFocus(rows: number, page: number): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const previous = useRef({ rows, page });
  useEffect(() => {
    const { current } = previous;
    previous.current = { rows, page };
    const hasLostFocus = document.activeElement === document.body;
    if (current.page !== page) list.current?.scrollIntoView();
    if (current.page !== page || (rows < current.rows && hasLostFocus))
      list.current?.focus({ preventScroll: true });
  }, [rows, page]);
  return list;
}
