import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps keyboard focus inside the list: on the list when the focused row disappears, at the top when the page changes.
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
