import type { PageRegistry } from '../contract/index';

const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

function answers(pattern: string, path: string): boolean {
  const wanted = partsOf(pattern);
  const given = partsOf(path);
  return (
    given.length <= wanted.length &&
    wanted.every((part, at) =>
      given[at] === undefined ? part.endsWith('?') : part.startsWith(':') || part === given[at],
    )
  );
}

function remotesOfPage(): PageRegistry['remotes'] {
  const json = document.getElementById('registry')?.textContent ?? '{}';
  return (JSON.parse(json) as Partial<PageRegistry>).remotes ?? [];
}

/**
 * Whether some remote of this page answers a path. Teams release on their own: what leads to a screen that is not
 * published here is not offered (RT-1).
 */
export const isAnswered = (path: string): boolean =>
  remotesOfPage().some(({ screens }) => screens.some((screen) => answers(screen.path, path)));
