import type { z } from '#schema';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Required session of a call: none, any account, a participant's, a host's, or a host's or a helper's link. */
export type Access = 'public' | 'account' | 'user' | 'host' | 'door';

/**
 * The policy on the object of a call. The API implements each by one query and refuses to start without an
 * implementation.
 */
export type ObjectRule =
  | 'none'
  | 'self'
  | 'visible event'
  | 'registered for the event'
  | 'registered for the quiz'
  | 'hosts the event'
  | 'edits the event'
  | 'manages the participants'
  | 'checks in at the event'
  | 'manages the event'
  | 'administers the event'
  | 'owns the event'
  | 'owned the event'
  | 'ever registered for the event'
  | 'may see the team'
  | 'may ask the team'
  | 'member of the team'
  | 'leader of the team'
  | 'self or leader of the team'
  | 'leader of the asked team'
  | 'own join request'
  | 'invited'
  | 'invited and registered'
  | 'owns the event or leaves it'
  | 'may read the leaderboard';

type Schema = z.ZodMiniType;

interface Definition {
  access: Access;
  object: ObjectRule;
  /** A second path of the same call, under the other prefix. */
  alias?: string;
  /**
   * Encoding of the body, JSON by default; multipart for files. `form` also accepts an HTML form, whose fields are
   * ignored, for mail programs (RFC 8058).
   */
  encoding?: 'multipart' | 'form';
  /** Maximum body size in bytes, 100 kB by default; larger bodies get the time limit of an upload. */
  bodyMax?: number;
  /** Text shown when the server's reason is unreadable; `{code}` is the HTTP status (AP-7). */
  failure: string;
  /** Schema of the path parameters; without it each must be an id. */
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The reply body; with `stream` each message of the event stream (`text/event-stream`). */
  reply: Schema;
  stream?: true;
  /** The media type of a reply that is no JSON. */
  mediaType?: 'text/calendar' | 'application/pdf' | 'application/vc+jwt' | 'image/png';
  /** The subject changed by a success; the server notifies the affected streams (NT-6). */
  changes?: 'event' | 'leaderboard';
  /** Status of a first success, 200 by default; a repeat gets 200. */
  status?: 200 | 201;
}

export interface Endpoint<Path extends string = string, D extends Definition = Definition> {
  readonly method: Method;
  readonly path: Path;
  readonly definition: D;
}

/** Declares one call of the API: path, access, shapes and failure text. */
export function endpoint<const Path extends `/${string}`, const D extends Definition>(
  method: Method,
  path: Path,
  definition: D,
): Endpoint<Path, D> {
  return { method, path, definition };
}

type PathParam<Name extends string> = Name extends `${infer Optional}?`
  ? { [key in Optional]?: string | undefined }
  : { [key in Name]: string };

/** `{ eventId: string }` for '/events/:eventId/…', optional for ':eventId?'; an empty object without parameters. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? PathParam<Name> & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? PathParam<Name>
    : unknown;

type Given<D, Key extends 'params' | 'query' | 'body'> = D extends { [key in Key]: infer S extends Schema }
  ? S
  : never;
type HasParams<Path extends string> = Path extends `${string}:${string}` ? true : false;

type BodyInput<Body> = undefined extends Body ? { body?: Body } : { body: Body };

/** Input of a call: `params` and `body` where the call declares them, optional `query`. */
export type CallInput<E extends Endpoint> =
  E extends Endpoint<infer Path, infer D>
    ? (HasParams<Path> extends true ? { params: PathParams<Path> } : unknown) &
        ([Given<D, 'body'>] extends [never] ? unknown : BodyInput<z.input<Given<D, 'body'>>>) &
        ([Given<D, 'query'>] extends [never] ? unknown : { query?: z.input<Given<D, 'query'>> })
    : never;

/** Parameters, body and query after the schema's transforms (trimmed, lower-cased, defaults). */
export type CallReceived<E extends Endpoint> =
  E extends Endpoint<infer Path, infer D>
    ? {
        params: [Given<D, 'params'>] extends [never] ? PathParams<Path> : z.output<Given<D, 'params'>>;
        body: [Given<D, 'body'>] extends [never] ? undefined : z.output<Given<D, 'body'>>;
        query: [Given<D, 'query'>] extends [never] ? undefined : z.output<Given<D, 'query'>>;
      }
    : never;

/** The reply of a call. */
export type ReplyOf<E extends Endpoint> = z.output<E['definition']['reply']>;

/**
 * Fills a path's parameters, each encoded: `buildPath('/event/:id', { id: 'a b' })` is `/event/a%20b`. An optional part
 * (`:id?`) without a value is omitted.
 */
export function buildPath<Path extends string>(path: Path, params: PathParams<Path>): string {
  const given = params as Record<string, string | undefined>;
  const filled = path.replace(/\/:([A-Za-z]+)(\??)/g, (_match, name: string, optional: string) => {
    const value = given[name];
    return optional && value === undefined ? '' : `/${encodeURIComponent(value ?? '')}`;
  });
  return filled || '/';
}
