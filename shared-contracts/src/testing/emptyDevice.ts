/** Forgets everything that pages of earlier tests have put down in the browser's storages. */
export const emptyDevice = (): void => [localStorage, sessionStorage].forEach((storage) => storage.clear());
