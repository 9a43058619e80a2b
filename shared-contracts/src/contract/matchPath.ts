type Params = Record<string, string>;

/** Splits at slashes; last slashes do not count. A loop, because a pattern could take quadratic time. */
function splitPath(path: string): string[] {
  const segments = path.split('/');
  while (segments.length > 1 && segments.at(-1) === '') segments.pop();
  return segments;
}

/** Decodes a part of a path; undefined for a malformed `%` escape. */
function decode(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function matchSegment(part: string, segment: string): Params | undefined {
  const value = decode(segment);
  if (value === undefined) return undefined;
  const name = part.endsWith('?') ? part.slice(0, -1) : part;
  if (name.startsWith(':')) return value === '' ? undefined : { [name.slice(1)]: value };
  return name.toLowerCase() === value.toLowerCase() ? {} : undefined;
}

/** Matches from an index on; an optional part without a segment is tried as if the pattern lacked it. */
function matchFrom(at: number, parts: string[], segments: string[]): Params | undefined {
  const part = parts[at];
  const segment = segments[at];
  if (part === undefined) return segment === undefined ? {} : undefined;
  if (part === '*') return matchRest(segments.slice(at).join('/'));
  const own = segment === undefined ? undefined : matchSegment(part, segment);
  const later = own && matchFrom(at + 1, parts, segments);
  if (later) return { ...own, ...later };
  return part.endsWith('?') ? matchFrom(at, parts.toSpliced(at, 1), segments) : undefined;
}

function matchRest(rest: string): Params | undefined {
  const value = decode(rest);
  return value === undefined ? undefined : { '*': value };
}

function matchSegments(pattern: string, segments: string[]): Params | undefined {
  // Both begin with a slash, so that their first segment is empty.
  return segments[0] === '' ? matchFrom(1, splitPath(pattern), segments) : undefined;
}

/**
 * Returns the decoded parameters of a path, or undefined if it does not match the pattern or has a malformed escape.
 * Patterns are those of React Router: `:name`, `:name?`, a last `*`. Letter case and last slashes do not count.
 */
export const matchPath = (pattern: string, path: string): Params | undefined =>
  matchSegments(pattern, splitPath(path));

interface FoundRoute<Route> {
  route: Route;
  params: Params;
}

/** Returns a path's route with the fewest parameters, since `/event/new` is more specific than `/event/:eventId`. */
export function findRoute<Route extends { path: string }>(
  routes: readonly Route[],
  path: string,
): FoundRoute<Route> | undefined {
  const segments = splitPath(path);
  let found: (FoundRoute<Route> & { count: number }) | undefined;
  for (const route of routes) {
    const params = matchSegments(route.path, segments);
    if (params === undefined) continue;
    const count = Object.keys(params).length;
    if (count === 0) return { route, params };
    if (found === undefined || count < found.count) found = { route, params, count };
  }
  return found;
}
