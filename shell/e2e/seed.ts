import { seedDataFolder } from './fixtures/seedDataFolder';

/** Seeds the demonstration before Playwright starts; `E2E_SEEDED` says so to it. */
await seedDataFolder();
