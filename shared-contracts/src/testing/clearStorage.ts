/** Forgets everything that pages of earlier tests have put down in the browser's storages. */
export const clearStorage = (): void => [localStorage, sessionStorage].forEach((storage) => storage.clear());
