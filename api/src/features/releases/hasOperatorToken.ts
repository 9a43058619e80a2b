import { createHash, timingSafeEqual } from 'node:crypto';
import type { Application } from '../../platform/Application';

const hashText = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a caller sent the configured `OPERATOR_TOKEN`; compares hashes in constant time. */
export const hasOperatorToken = (
  { operatorToken }: Pick<Application, 'operatorToken'>,
  token: string | undefined,
): boolean =>
  operatorToken !== undefined &&
  token !== undefined &&
  timingSafeEqual(hashText(token), hashText(operatorToken));
