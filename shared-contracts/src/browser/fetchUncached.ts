/** Reads a small published file as it is now, over every cache; undefined when it cannot be had. */
export async function fetchUncached(address: string): Promise<string | undefined> {
  if (!navigator.onLine) return undefined;
  const response = await fetch(address, { cache: 'no-cache' }).catch(() => undefined);
  return response?.ok === true ? response.text() : undefined;
}
