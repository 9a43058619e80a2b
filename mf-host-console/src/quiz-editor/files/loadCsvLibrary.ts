/** The one door to the reader and writer of CSV; its code is loaded with the first file. */
export const loadCsvLibrary = async () => (await import('papaparse')).default;
