import type { CallInput, releases } from '@marquee/shared-contracts';
import type { NamedRelease } from './releaseId';

type ReleaseReport = CallInput<typeof releases.report>['body']['releases'][number];
/** The class of an error and its first frames in the scripts of a release. */
export type ErrorPlace = NonNullable<ReleaseReport['places']>[number];

/** Maximum of frames in one place (`releases.report`). */
const MAX_FRAMES = 3;

/** A frame of any browser: "at show (https://host/mf-quiz/1.0.0/QuizScreen.js?retry=1:1:2345)" or "show@https://…". */
const FRAME =
  /(https?:\/\/[^\s()/]+)\/([\w-]+)\/([^\s()/]+)\/([\w.~-]{1,80}\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/g;
const ERROR_NAME = /^([A-Z][A-Za-z]{0,34})?Error$/;

/** Finds the frames of an error in a release. Takes no message, because messages may contain personal data (RL-24). */
export function findErrorPlace(error: unknown, { name, version }: NamedRelease): ErrorPlace | undefined {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return undefined;
  const release = [location.origin, name, version].join('/');
  const frames = [...error.stack.matchAll(FRAME)]
    .filter(([, ...folders]) => folders.slice(0, 3).join('/') === release)
    .map(([, , , , file = '', line, column]) => ({ file, line: Number(line), column: Number(column) }))
    .slice(0, MAX_FRAMES);
  if (frames.length === 0) return undefined;
  return { name: ERROR_NAME.test(error.name) ? error.name : 'Error', count: 1, frames };
}
