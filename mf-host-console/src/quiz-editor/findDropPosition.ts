/** Where the row that stood at `from` would come to stand at a height of the window: behind the rows whose middle is above. */
export function findDropPosition(
  y: number,
  rows: readonly { top: number; bottom: number }[],
  from: number,
): number {
  const others = rows.filter((_row, position) => position !== from);
  return others.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
}
