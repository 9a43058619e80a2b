/** URL path of the development server's files. */
export const getDevelopedPath = (name: string): string => `/developed/${name}/`;
