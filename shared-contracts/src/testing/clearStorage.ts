/** Clears the browser's storages between tests. */
export const clearStorage = (): void => [localStorage, sessionStorage].forEach((storage) => storage.clear());
