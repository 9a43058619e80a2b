/** Runs work when the page has nothing more urgent to do, at the latest after two seconds; answers what calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(work, { timeout: 2_000 });
  return () => window.cancelIdleCallback(asked);
}
