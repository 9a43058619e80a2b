import { type CallReceived, type Endpoint, endpoints } from '@marquee/shared-contracts';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler, onRequestHookHandler } from 'fastify';
import type { z } from 'zod/mini';
import type { Caller } from '../access/Caller';
import type { DoorLinkPass } from '../access/findDoorLink';
import { readBearerToken, authenticate, limitAnonymousCall } from '../access/SessionReader';
import type { Application } from '../Application';
import { RawReply } from './RawReply';
import { StreamedReply } from './StreamedReply';
import { EventStream } from '../live/EventStream';
import { readMultipart } from './multipart';
import { refuse } from './refuse';
import { markRecentWrite } from '../readers/recentWrite';

/** A handler's input: the validated parts of the call, the caller, and the time, read once. */
export type Call<E extends Endpoint> = CallReceived<E> & {
  account: E['definition']['access'] extends 'public'
    ? undefined
    : E['definition']['access'] extends 'door'
      ? Caller | undefined
      : Caller;
  /** A helper's link, on endpoints of the door. */
  doorLink: DoorLinkPass | undefined;
  /** The bearer token as sent, unverified on public endpoints. */
  token: string | undefined;
  /** The network address of the caller, for throttles only. */
  address: string;
  /** For headers, or the status of a repeat; the handler's return value is the body. */
  reply: FastifyReply;
  /** The database's time at the session lookup; on public endpoints this process's time. */
  now: Date;
};

/** Returns the reply body, from which the schema drops unknown fields (C3), or a reply that writes itself. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<z.input<E['definition']['reply']> | RawReply | StreamedReply | EventStream>;

/** The envelope of a success (G-2). */
export function succeed<Data>(data: Data, message?: string) {
  return { status: 'SUCCESS' as const, data, ...(message !== undefined && { message }) };
}

/**
 * Serves an endpoint: authenticates, validates, applies the policy, runs the handler, and filters the reply
 * by its schema.
 */
export function route<E extends Endpoint>(app: Application, endpoint: E, handler: Handler<E>): void {
  const { status = 200, stream, encoding, bodyMax, changes, reply: replySchema } = endpoint.definition;
  app.routedEndpoints.add(endpoint);
  for (const url of [endpoint.path, endpoint.definition.alias ?? []].flat()) {
    app.http.route({
      method: endpoint.method,
      url,
      config: {
        isLongLived: stream === true,
        isTraced: stream !== true,
        isUpload: encoding === 'multipart' || bodyMax !== undefined,
      },
      ...(bodyMax !== undefined && { bodyLimit: bodyMax }),
      onRequest: createAuthHook(app, endpoint),
      handler: async (request, reply) => {
        const call = await readCall(app, endpoint, { request, reply });
        reply.status(status);
        const answer = await handler(call);
        if (changes !== undefined) publishChange(app, changes, request.params);
        if (isOwnWrite(app, endpoint)) markRecentWrite(reply, app.publicUrl);
        if (isSelfSending(answer)) return answer.send(request, reply);
        return replySchema.parse(answer);
      },
    });
  }
}

/** Whether the caller's next reads must see this call; calls without a session change nothing that is public. */
const isOwnWrite = ({ readers }: Application, { method, definition }: Endpoint): boolean =>
  readers.isActive && method !== 'GET' && definition.access !== 'public';

const isSelfSending = (answer: unknown): answer is RawReply | StreamedReply | EventStream =>
  answer instanceof RawReply || answer instanceof StreamedReply || answer instanceof EventStream;

/** Authenticates and checks the encoding before any body is read. Public calls skip the lookup. */
function createAuthHook(
  app: Application,
  endpoint: Endpoint,
): onRequestHookHandler | onRequestAsyncHookHandler {
  const { access } = endpoint.definition;
  if (access === 'public')
    return (request, _reply, done) => {
      requireEncoding(endpoint, request);
      limitAnonymousCall(app, request, done);
    };
  return async (request: FastifyRequest) => {
    await authenticate(app, access, request);
    requireEncoding(endpoint, request);
  };
}

async function readCall<E extends Endpoint>(
  app: Application,
  endpoint: E,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<Call<E>> {
  const { object, params, query, body, encoding } = endpoint.definition;
  const sent = encoding === 'multipart' ? await readMultipart(request) : request.body;
  const call = {
    params: params === undefined ? readParams(request.params) : readWithSchema(params, request.params),
    query: query === undefined ? undefined : readWithSchema(query, request.query),
    body: body === undefined ? undefined : readWithSchema(body, sent),
    account: request.caller,
    doorLink: request.doorLink,
    token: readBearerToken(request.headers.authorization),
    address: request.ip,
    reply,
    now: request.identifiedAt ?? app.clock.now(),
  };
  if (object !== 'none') {
    const refusal = await app.policies[object](app.database, {
      params: { ...Object(call.params) },
      query: { ...Object(call.query) },
      caller: call.account,
      doorLink: call.doorLink,
      clock: app.clock,
    });
    if (refusal !== undefined) refuse(refusal);
  }
  // The schemas of this endpoint have validated these parts.
  return call as unknown as Call<E>;
}

/** The transaction is committed here, so the affected streams can read the change (NT-6). */
function publishChange(app: Application, what: 'event' | 'leaderboard', params: unknown): void {
  const { eventId } = readParams(params);
  if (eventId !== undefined) app.bus.publish([`${what}:${eventId}`]);
}

/**
 * Aborts the start if a call of the contract has no handler, or names a missing policy (C1).
 * @throws if an endpoint has no handler or an unknown policy
 */
export function requireAllRoutes(app: Application): void {
  const known = new Set(Object.keys(app.policies));
  for (const [name, endpoint] of endpoints) {
    if (!app.routedEndpoints.has(endpoint)) throw new Error(`No handler answers the endpoint ${name}.`);
    if (!known.has(endpoint.definition.object)) throw new Error(`The object rule of ${name} is unknown.`);
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a lower-case UUID (G-4). */
export const isId = (text: string): boolean => UUID.test(text);

/** Path parameters are ids, so an invalid id means a missing object (AP-2). */
function readParams(params: unknown): Record<string, string> {
  const given: Record<string, string> = { ...Object(params) };
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const id = value.toLowerCase();
      return isId(id) ? [name, id] : refuse('NOT_FOUND');
    }),
  );
}

/**
 * Validates a body or a query by its schema; the error has the first text per invalid field (AU-14, C3). An
 * issue with `speaksForAll` is also the message of the error (EV-3, AU-33).
 */
function readWithSchema<Schema extends z.ZodMiniType>(schema: Schema, given: unknown): z.output<Schema> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const { issues } = result.error;
  const whole = issues.find((issue) => issue.code === 'custom' && issue.params?.speaksForAll === true);
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const field = issue.path.join('.');
    // A body that is not an object has no field to report.
    if (field !== '' && !errors.has(field)) errors.set(field, issue.message);
  }
  return refuse('VALIDATION', {
    errors: [...errors].map(([field, message]) => ({ field, message })),
    ...(whole !== undefined && { message: whole.message }),
  });
}

/** Accepts multipart only for upload calls, and nothing else for those (C8). */
function requireEncoding({ definition: { encoding } }: Endpoint, request: FastifyRequest): void {
  const type = request.headers['content-type'] ?? '';
  const isMultipart = /^multipart\/form-data\b/i.test(type);
  const isForm = isMultipart || /^application\/x-www-form-urlencoded\b/i.test(type);
  if (encoding === 'multipart' && !isMultipart) refuse('MULTIPART_ONLY');
  if (encoding === undefined && isForm) refuse('UNSUPPORTED_TYPE');
}
