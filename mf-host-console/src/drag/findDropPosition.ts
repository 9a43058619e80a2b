/** Returns the new index of the row at `from` when dropped at a window height: after all rows whose middle is above. */
export function findDropPosition(
  y: number,
  rows: readonly { top: number; bottom: number }[],
  from: number,
): number {
  const others = rows.filter((_row, position) => position !== from);
  return others.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
}
