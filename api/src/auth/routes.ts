import { auth } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { route } from '../route';
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
  route(app, auth.register, register(app));
  route(app, auth.validate, validate(app));
  route(app, auth.authenticate, authenticate(app));
  route(app, auth.resendOtp, resendOtp(app));
  route(app, auth.forgotPassword, forgotPassword(app));
  route(app, auth.verifyOtp, verifyOtp(app));
  route(app, auth.changePassword, changePassword(app));
  ownAccountRoutes(app);
  route(app, auth.logout, async ({ token }) => {
    if (token !== undefined) await removeSession(app.database, token);
    return succeed(null);
  });
}
