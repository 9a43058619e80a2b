function splitPath(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * The parameters of a path for a pattern such as `/event-type/:category?` (a trailing `?` part is optional),
 * or undefined without a match. Matching ignores case, like the browser's router.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = splitPath(pattern);
  const given = splitPath(path);
  if (given.length > wanted.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = decodeSegment(given[index] ?? '');
    if (value === undefined) return undefined;
    if (value === '' && segment.endsWith('?')) continue;
    if (value === '') return undefined;
    if (segment.startsWith(':')) params[segment.replace(/^:|\?$/g, '')] = value;
    else if (segment.replace(/\?$/, '').toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return params;
}
