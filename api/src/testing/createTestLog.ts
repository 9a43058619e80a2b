import { Writable } from 'node:stream';
import { logger } from '../platform/http/logger';

/** The product's own log, kept instead of printed: `http` is for `buildTestApp`, `text` is all that was logged so far. */
export function createTestLog() {
  let log = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk);
      done();
    },
  });
  return { http: { logger: { ...logger, stream } }, text: (): string => log };
}
