/**
 * Tells when things may work again: the network is back, or the page is looked at again after it was hidden or kept
 * aside. Answers what ends it.
 */
export function onReturn(tell: () => void): () => void {
  const onVisible = () => (document.visibilityState === 'visible' ? tell() : undefined);
  window.addEventListener('online', tell);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', tell);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
