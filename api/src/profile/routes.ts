import { profile } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { route } from '../route';
import { succeed } from '../succeed';
import { findRewards, saveProfile } from './queries';

export function profileRoutes(app: Application): void {
  route(app, profile.read, async ({ account }) =>
    succeed({ ...account, ...(await findRewards(app.database, account.id)) }),
  );
  route(app, profile.update, async ({ account, body }) => {
    const saved = await saveProfile(app.database, account.id, body);
    return succeed({ ...saved, ...(await findRewards(app.database, account.id)) });
  });
}
