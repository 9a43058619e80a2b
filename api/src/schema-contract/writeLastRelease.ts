import { writeFile } from 'node:fs/promises';
import { migrations } from '../platform/database/migrations/migrations';
import { lastReleaseFile } from './lastRelease';
import { readMigratedSchema } from './readMigratedSchema';

// Run this at a release and commit its output: later migrations are compared with this schema.
const level = Object.keys(migrations).toSorted().at(-1);
const schema = await readMigratedSchema(migrations);
await writeFile(lastReleaseFile, `${JSON.stringify({ level, ...schema }, null, 2)}\n`);
process.exit(0);
