import type { Access } from '@marquee/shared-contracts';
import type { FastifyRequest } from 'fastify';
import type { Application } from '../Application';
import { refuse } from '../http/refuse';
import type { Caller } from './Caller';
import { readBearerToken } from './SessionReader';

/** Authenticates the caller of a private endpoint and refuses a wrong role, before any body is read (C1). */
export async function authenticate(
  app: Application,
  access: Exclude<Access, 'public'>,
  request: FastifyRequest,
): Promise<void> {
  const token = readBearerToken(request.headers.authorization);
  const found = token === undefined ? undefined : await app.sessions.findCaller(token);
  if (token === undefined || found === undefined) {
    // Delays after the lookup, so that junk from an address never slows down its live sessions.
    const now = app.clock.now();
    const delay = Math.max(
      app.rateLimiter.limitAddress(request.ip, now),
      app.rateLimiter.countWrongTry(request.ip, now),
    );
    await app.delays.wait(request.ip, delay);
    return refuse('UNAUTHENTICATED');
  }
  app.rateLimiter.limitToken(token, app.clock.now());
  request.caller = found.caller;
  request.identifiedAt = found.now;
  requireRole(access, found.caller);
}

/** Admits public calls, delayed beyond the address rate (AP-10). */
export function limitAnonymousCall(app: Application, request: FastifyRequest, proceed: () => void): void {
  const delay = app.rateLimiter.limitAddress(request.ip, app.clock.now());
  if (delay === 0) proceed();
  else void app.delays.wait(request.ip, delay).then(proceed);
}

function requireRole(access: Access, caller: Caller): void {
  if (access === 'user' && caller.role === 'HOST') refuse('HOST_NOT_ALLOWED');
  if (access === 'host' && caller.role !== 'HOST') refuse('ROLE_NOT_ALLOWED');
}
