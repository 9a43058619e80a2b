import { Writable } from 'node:stream';
import { logger } from '../platform/http/createHttp';

/** The product's log in memory: `http` is an option of `setUpTestApp`, `text` returns the log so far. */
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
