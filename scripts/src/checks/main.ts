import { resolve } from 'node:path';
import { allChecks } from './allChecks';

const violations = allChecks(resolve(import.meta.dirname, '../../..'));
for (const violation of violations) console.log(violation);
if (violations.length > 0) process.exitCode = 1;
