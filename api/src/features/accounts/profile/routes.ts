import { profile } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import { route, succeed } from '../../../platform/http/route';
import { findProfile, saveProfile } from './queries';

export function profileRoutes(app: Application): void {
  route(app, profile.read, async ({ account }) => succeed(await findProfile(app.database, account.id)));
  route(app, profile.update, async ({ account, body }) => {
    await saveProfile(app.database, account.id, body);
    return succeed(await findProfile(app.database, account.id));
  });
}
