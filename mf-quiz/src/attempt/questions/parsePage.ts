/** Parses `?page=` into a page from 1, clamped to the quiz; returns undefined without the parameter. */
export function parsePage(text: string | null, totalQuestions: number): number | undefined {
  if (text === null) return undefined;
  const page = Math.trunc(Number(text));
  return Math.min(Math.max(Number.isNaN(page) ? 1 : page, 1), Math.max(totalQuestions, 1));
}
