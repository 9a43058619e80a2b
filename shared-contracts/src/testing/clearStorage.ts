/** Clears the browser's storages between tests. */
export const clearStorage = (): void => [localStorage, sessionStorage].forEach((storage) => storage.clear());

/** Returns every text in the browser's storages, sorted. */
export const readStoredTexts = (): string[] =>
  [localStorage, sessionStorage].flatMap((storage) => Object.values<string>({ ...storage })).toSorted();
