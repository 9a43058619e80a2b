import { sql } from 'kysely';
import type { Application } from '../Application';
import { refuse } from '../refuse';
import { succeed } from '../succeed';

/** For whoever watches the process (AP-14): alive, and able to answer, which takes the migrated database. */
export function health(app: Application): void {
  app.http.get('/healthz', async () => succeed({ alive: true }));
  app.http.get('/readyz', async () => {
    // Its countdowns would be wrong; every window is decided by the database's clock all the same.
    if (app.clockSkew.isExcessive) refuse('OVERLOADED');
    await sql`select id from accounts limit 1`.execute(app.database);
    return succeed({ ready: true });
  });
}
