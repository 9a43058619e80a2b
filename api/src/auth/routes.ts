import { auth } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { route } from '../route';
import { succeed } from '../succeed';

export function authRoutes(app: Application): void {
  route(app, auth.me, async ({ account }) => succeed(account));
}
