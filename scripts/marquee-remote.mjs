#!/usr/bin/env node
// The command of a team that has only its own folder: the sources are TypeScript and run as they are.
import { register } from 'tsx/esm/api';

register();
await import('./src/remote.ts');
