import { auth, type Endpoint } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { readDatabaseTime } from '../database/readDatabaseTime';
import { type Handler, route } from '../route';
import { succeed } from '../succeed';
import { authenticate } from './authenticate';
import { changePassword } from './changePassword';
import { forgotPassword } from './forgotPassword';
import { ownAccountRoutes } from './ownAccountRoutes';
import { removeSession } from './queries';
import { register } from './register';
import { resendOtp } from './resendOtp';
import { validate } from './validate';
import { verifyOtp } from './verifyOtp';

/** Signing up, logging in and out; each longer call stands in a file of its name. */
export function authRoutes(app: Application): void {
  route(app, auth.register, withDatabaseTime(app, register(app)));
  route(app, auth.validate, withDatabaseTime(app, validate(app)));
  route(app, auth.authenticate, withDatabaseTime(app, authenticate(app)));
  route(app, auth.resendOtp, withDatabaseTime(app, resendOtp(app)));
  route(app, auth.forgotPassword, withDatabaseTime(app, forgotPassword(app)));
  route(app, auth.verifyOtp, withDatabaseTime(app, verifyOtp(app)));
  route(app, auth.changePassword, withDatabaseTime(app, changePassword(app)));
  ownAccountRoutes(app);
  route(app, auth.logout, async ({ token }) => {
    if (token !== undefined) await removeSession(app.database, token);
    return succeed(null);
  });
}

/** Public calls have no session whose lookup tells the database's time; codes, drafts and sessions live by it. */
const withDatabaseTime =
  <E extends Endpoint>(app: Application, handler: Handler<E>): Handler<E> =>
  async (call) =>
    handler({ ...call, now: await readDatabaseTime(app) });
