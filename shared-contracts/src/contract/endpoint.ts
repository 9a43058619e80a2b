import type { z } from '#schema';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anybody, any live session, a participant's session, a host's session. */
export type Access = 'public' | 'account' | 'user' | 'host';

/**
 * The rule on the thing a call touches; the API holds one query for each name (`api/src/policies.ts`)
 * and refuses to start when one is missing (C1, C2).
 */
export type ObjectRule =
  | 'none'
  | 'self'
  | 'visible event'
  | 'registered for the event'
  | 'registered for the quiz'
  | 'hosts the event'
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
  /** A second path that answers the same, for callers that use the other prefix. */
  alias?: string;
  /** How the body travels; JSON unless a file is among its fields (C8). */
  encoding?: 'multipart';
  /** How many bytes the body may have where 100 kB are too few; it may then take as long as an upload (C8). */
  bodyMax?: number;
  /** What a screen shows when the server's reason cannot be read; `{code}` is the HTTP status (AP-7). */
  failure: string;
  /** What the path's parameters are where they are no ids; without it each must look like an id (AP-2). */
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The reply; with `stream` each message of an event stream that stays open (`text/event-stream`). */
  reply: Schema;
  stream?: true;
  /** What is another one after a success; the server tells the streams of whom it concerns (NT-6). */
  changes?: 'event' | 'leaderboard';
  /** Status of a first success; a repeat answers 200 (G-7). Default 200. */
  status?: 200 | 201;
}

export interface Endpoint<Path extends string = string, D extends Definition = Definition> {
  readonly method: Method;
  readonly path: Path;
  readonly definition: D;
}

/** Declares one call of the API: the only place where its path, access, shapes and failure text stand. */
export function endpoint<const Path extends `/${string}`, const D extends Definition>(
  method: Method,
  path: Path,
  definition: D,
): Endpoint<Path, D> {
  return { method, path, definition };
}

/** `{ eventId: string }` for '/events/:eventId/…'; an empty object for a path without parameters. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [key in Name]: string } & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { [key in Name]: string }
    : unknown;

type Given<D, Key extends 'params' | 'query' | 'body'> = D extends { [key in Key]: infer S extends Schema }
  ? S
  : never;
type HasParams<Path extends string> = Path extends `${string}:${string}` ? true : false;

type BodyInput<Body> = undefined extends Body ? { body?: Body } : { body: Body };

/**
 * What a caller hands over: `params` and `body` where the call has them (a missing one does not compile unless the call
 * does without), `query` at will.
 */
export type CallInput<E extends Endpoint> =
  E extends Endpoint<infer Path, infer D>
    ? (HasParams<Path> extends true ? { params: PathParams<Path> } : unknown) &
        ([Given<D, 'body'>] extends [never] ? unknown : BodyInput<z.input<Given<D, 'body'>>>) &
        ([Given<D, 'query'>] extends [never] ? unknown : { query?: z.input<Given<D, 'query'>> })
    : never;

/** The parameters, body and query as the server reads them, after the schema's own changes (trimmed, lower-cased, defaults). */
export type CallReceived<E extends Endpoint> =
  E extends Endpoint<infer Path, infer D>
    ? {
        params: [Given<D, 'params'>] extends [never] ? PathParams<Path> : z.output<Given<D, 'params'>>;
        body: [Given<D, 'body'>] extends [never] ? undefined : z.output<Given<D, 'body'>>;
        query: [Given<D, 'query'>] extends [never] ? undefined : z.output<Given<D, 'query'>>;
      }
    : never;

/** The reply of a call, as its schema says. */
export type ReplyOf<E extends Endpoint> = z.output<E['definition']['reply']>;

/** Fills a path's parameters, each encoded: `pathOf('/event/:id', { id: 'a b' })` is `/event/a%20b`. */
export function pathOf<Path extends string>(path: Path, params: PathParams<Path>): string {
  const given = params as Record<string, string>;
  return path.replace(/:([A-Za-z]+)/g, (_match, name: string) => encodeURIComponent(given[name] ?? ''));
}
