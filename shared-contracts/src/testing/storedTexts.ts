/** Every text that the page has put down in the browser's storages, whatever its name, in the alphabet's order. */
export const storedTexts = (): string[] =>
  [localStorage, sessionStorage].flatMap((storage) => Object.values<string>({ ...storage })).toSorted();
