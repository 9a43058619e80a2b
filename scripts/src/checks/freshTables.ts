import { apiTables, WITH_ITS_SCREEN } from '../api-tables/apiTables';
import { tablesInReadme } from '../api-tables/tablesInReadme';
import type { Check } from './Project';

const readme = 'api/README.md';

/** The API's readme names the route and test of each ordered call, and the owner of each ordered text, as they are. */
export const freshTables: Check = (project) => {
  const tables = apiTables(project);
  const written = project.read(readme);
  const stale =
    written === tablesInReadme(written, tables) ? [] : [`${readme}: its tables are old; npm run tables`];
  const silenced = tables.remainder
    .filter((text) => hadOwner(written, text))
    .map((text) => `api: nobody says "${text}" any more; it was ordered word for word`);
  return [...tables.violations, ...silenced, ...stale];
};

/** Who is written down as its owner once has to say it for ever. */
function hadOwner(written: string, text: string): boolean {
  const row = written.split('\n').find((line) => line.startsWith(`| "${text}" `));
  return row !== undefined && !row.includes(`| ${WITH_ITS_SCREEN} `);
}
