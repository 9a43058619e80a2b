import { auth, type Endpoint } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { readDatabaseTime } from '../../platform/database/TimedDatabase';
import { type Handler, route, succeed } from '../../platform/http/route';
import { logIn } from './login/logIn';
import { checkResetToken } from './password/checkResetToken';
import { resetPassword } from './password/resetPassword';
import { requestPasswordReset } from './password/requestPasswordReset';
import { ownAccountRoutes } from './ownAccountRoutes';
import { removeSession } from './queries';
import { checkEmail } from './sign-up/checkEmail';
import { signUp } from './sign-up/signUp';
import { resendSignUpCode } from './sign-up/resendSignUpCode';
import { confirmSignUp } from './sign-up/confirmSignUp';
import { verifyResetCode } from './password/verifyResetCode';

/** Routes for sign-up, login and logout. */
export function accountRoutes(app: Application): void {
  route(app, auth.checkEmail, withDatabaseTime(app, checkEmail(app)));
  route(app, auth.register, withDatabaseTime(app, signUp(app)));
  route(app, auth.validate, withDatabaseTime(app, confirmSignUp(app)));
  route(app, auth.authenticate, withDatabaseTime(app, logIn(app)));
  route(app, auth.resendOtp, withDatabaseTime(app, resendSignUpCode(app)));
  route(app, auth.forgotPassword, withDatabaseTime(app, requestPasswordReset(app)));
  route(app, auth.verifyOtp, withDatabaseTime(app, verifyResetCode(app)));
  route(app, auth.checkResetToken, withDatabaseTime(app, checkResetToken(app)));
  route(app, auth.changePassword, withDatabaseTime(app, resetPassword(app)));
  ownAccountRoutes(app);
  route(app, auth.logout, async ({ token }) => {
    if (token !== undefined) await removeSession(app.database, token);
    return succeed(null);
  });
}

/**
 * Public calls have no session lookup that returns the database's time, which codes, drafts and sessions
 * need.
 */
const withDatabaseTime =
  <E extends Endpoint>(app: Application, handler: Handler<E>): Handler<E> =>
  async (call) =>
    handler({ ...call, now: await readDatabaseTime(app) });
