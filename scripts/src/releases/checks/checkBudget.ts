import type { ReleaseRecord } from '../store/Store';
import { type Candidate, type ReleaseCheck, siblingsOf } from './Candidate';

/**
 * Bytes in brotli, as they travel. A screen brings its entry, script and styles to a page that has the shell; chosen: a
 * fifth above the heaviest of today, so that growth is a decision. The home page is weighed whole; chosen: 2 kB above
 * today's weight, since the shell shares whole libraries.
 */
export const budgets = { screenRequests: 3, screenBytes: 30_000, homeScripts: 182_000 };

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const isScript = (name: string): boolean => name.endsWith('.js');

function weight({ files }: ReleaseRecord, names: string[]): number {
  return names.reduce((sum, name) => sum + (files[name]?.brotli ?? 0), 0);
}

const filesOf = ({ chunks }: ReleaseRecord, module: string): string[] => [
  'remoteEntry.js',
  ...(chunks[module.replace('./', '')] ?? []),
];

function partProblems(release: ReleaseRecord, module: string): string[] {
  const names = filesOf(release, module);
  const bytes = weight(release, names);
  const { screenRequests, screenBytes } = budgets;
  return [
    ...(names.length > screenRequests
      ? [`${module} takes ${String(names.length)} requests, ${String(screenRequests)} are allowed`]
      : []),
    ...(bytes > screenBytes
      ? [`${module} weighs ${kB(bytes)} with its entry, ${kB(screenBytes)} are allowed`]
      : []),
  ];
}

function homeProblems(candidate: Candidate): string[] {
  const { shell, remotes } = siblingsOf(candidate);
  const pages = [candidate.release, ...remotes].flatMap((release) =>
    (release.declaration?.screens ?? []).map(({ path, module }) => ({ release, path, module })),
  );
  const home = pages.find(({ path }) => path === '/');
  if (!home || !shell || ![shell, home.release].includes(candidate.release)) return [];
  const bytes =
    weight(shell, (shell.chunks['main'] ?? []).filter(isScript)) +
    weight(home.release, filesOf(home.release, home.module).filter(isScript));
  if (bytes <= budgets.homeScripts) return [];
  return [`the home page runs ${kB(bytes)} of scripts, ${kB(budgets.homeScripts)} are allowed`];
}

/** Every screen and the home page stay within their budgets of bytes and requests. */
export const checkBudget: ReleaseCheck = (candidate) => {
  const { screens = [], slots = [] } = candidate.release.declaration ?? {};
  const modules = new Set([...screens, ...slots].map(({ module }) => module));
  return [
    ...[...modules].flatMap((module) => partProblems(candidate.release, module)),
    ...homeProblems(candidate),
  ];
};
