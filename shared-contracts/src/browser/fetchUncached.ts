/** Fetches a small published file past every cache. Resolves to undefined when offline or on any failure. */
export async function fetchUncached(address: string): Promise<string | undefined> {
  if (!navigator.onLine) return undefined;
  const response = await fetch(address, { cache: 'no-cache' }).catch(() => undefined);
  return response?.ok === true ? response.text() : undefined;
}
