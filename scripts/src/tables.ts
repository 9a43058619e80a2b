import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { apiTables } from './api-tables/apiTables';
import { tablesInReadme } from './api-tables/tablesInReadme';
import { projectAt } from './checks/Project';

const root = resolve(import.meta.dirname, '../..');
const project = projectAt(root);
const tables = apiTables(project);
writeFileSync(join(root, 'api/README.md'), tablesInReadme(project.read('api/README.md'), tables));
