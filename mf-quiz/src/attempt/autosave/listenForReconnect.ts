/** Calls back when the network returns or the page becomes visible again; returns the function that stops listening. */
export function listenForReconnect(callback: () => void): () => void {
  const onVisible = () => (document.visibilityState === 'visible' ? callback() : undefined);
  window.addEventListener('online', callback);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', callback);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
