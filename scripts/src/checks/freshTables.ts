import { apiTables } from '../api-tables/apiTables';
import { tablesInReadme } from '../api-tables/tablesInReadme';
import type { Check } from './Project';

const readme = 'api/README.md';

/** The API's readme names the route and test of each ordered call, and the owner of each ordered text, as they are. */
export const freshTables: Check = (project) => {
  const tables = apiTables(project);
  const written = project.read(readme);
  const stale =
    written === tablesInReadme(written, tables) ? [] : [`${readme}: its tables are old; npm run tables`];
  return [...tables.violations, ...stale];
};
