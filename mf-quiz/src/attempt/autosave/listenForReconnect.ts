/**
 * Tells when things may work again: the network is back, or the page is looked at again after it was hidden or kept
 * aside. Answers what ends it.
 */
export function listenForReconnect(callback: () => void): () => void {
  const onVisible = () => (document.visibilityState === 'visible' ? callback() : undefined);
  window.addEventListener('online', callback);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', callback);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
