/**
 * Reports an error in the test: the page receives the sentence as an error, and the test fails even if it ignores
 * the page.
 */
export function reportMisuse(sentence: string): Response {
  queueMicrotask(() => {
    throw new Error(sentence);
  });
  return Response.json({ status: 'ERROR', code: 'FAKE_API', message: sentence }, { status: 501 });
}
