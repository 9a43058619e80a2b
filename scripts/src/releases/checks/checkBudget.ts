import { getEntry, type ReleaseRecord } from '../store/Store';
import { type Candidate, type ReleaseCheck, findSiblings } from './Candidate';

/**
 * Limits in brotli bytes. A screen counts its entry, script and styles; chosen: a fifth above today's largest screen, so that
 * growth is a decision. The home page counts all its scripts; chosen: 2 kB above today's, since the shell shares whole libraries.
 */
export const BUDGETS = { screenRequests: 3, screenBytes: 30_000, homeScripts: 188_000 };

/** chosen: a stock build brings its own federation runtime (about 35 kB), and Vite a file for each of its modules. */
export const STOCK_BUDGETS = { screenRequests: 16, screenBytes: 70_000 };

const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const isScript = (name: string): boolean => name.endsWith('.js');

function sumBrotli({ files }: ReleaseRecord, names: string[]): number {
  return names.reduce((sum, name) => sum + (files[name]?.brotli ?? 0), 0);
}

const listModuleFiles = (release: ReleaseRecord, module: string): string[] => [
  getEntry(release).file,
  ...(release.chunks[module.replace('./', '')] ?? []),
];

function checkModule(release: ReleaseRecord, module: string): string[] {
  const names = listModuleFiles(release, module);
  const bytes = sumBrotli(release, names);
  const { screenRequests, screenBytes } = release.entry ? STOCK_BUDGETS : BUDGETS;
  return [
    ...(names.length > screenRequests
      ? [`${module} takes ${String(names.length)} requests, ${String(screenRequests)} are allowed`]
      : []),
    ...(bytes > screenBytes
      ? [
          `${module} weighs ${formatKilobytes(bytes)} with its entry, ${formatKilobytes(screenBytes)} are allowed`,
        ]
      : []),
  ];
}

function checkHome(candidate: Candidate): string[] {
  const { shell, remotes } = findSiblings(candidate);
  const pages = [candidate.release, ...remotes].flatMap((release) =>
    (release.declaration?.screens ?? []).map(({ path, module }) => ({ release, path, module })),
  );
  const home = pages.find(({ path }) => path === '/');
  if (!home || !shell || ![shell, home.release].includes(candidate.release)) return [];
  const bytes =
    sumBrotli(shell, (shell.chunks['main'] ?? []).filter(isScript)) +
    sumBrotli(home.release, listModuleFiles(home.release, home.module).filter(isScript));
  if (bytes <= BUDGETS.homeScripts) return [];
  return [
    `the home page runs ${formatKilobytes(bytes)} of scripts, ${formatKilobytes(BUDGETS.homeScripts)} are allowed`,
  ];
}

/** Rejects screens and a home page above their budgets of bytes and requests. */
export const checkBudget: ReleaseCheck = (candidate) => {
  const { screens = [], slots = [] } = candidate.release.declaration ?? {};
  const modules = new Set([...screens, ...slots].map(({ module }) => module));
  return [
    ...[...modules].flatMap((module) => checkModule(candidate.release, module)),
    ...checkHome(candidate),
  ];
};
