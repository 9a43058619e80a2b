import { writeFile } from 'node:fs/promises';
import { migrations } from '../platform/database/migrations/migrations';
import { lastReleaseFile } from './lastRelease';
import { migratedSchema } from './migratedSchema';

// Run at a release, and commit what it wrote: from then on changes are compared with this release's schema.
const level = Object.keys(migrations).toSorted().at(-1);
const schema = await migratedSchema(migrations);
await writeFile(lastReleaseFile, `${JSON.stringify({ level, ...schema }, null, 2)}\n`);
process.exit(0);
