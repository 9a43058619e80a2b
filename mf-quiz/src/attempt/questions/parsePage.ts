/** The page that an address asks for, from 1; one outside the quiz means the nearest, undefined means none. */
export function parsePage(text: string | null, totalQuestions: number): number | undefined {
  if (text === null) return undefined;
  const page = Math.trunc(Number(text));
  return Math.min(Math.max(Number.isNaN(page) ? 1 : page, 1), Math.max(totalQuestions, 1));
}
