/** Loads the CSV library as its own chunk with the first file. */
export const loadCsvLibrary = async () => (await import('papaparse')).default;
