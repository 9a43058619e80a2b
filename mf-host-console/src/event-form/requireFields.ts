import { findMissingField } from '@marquee/shared-contracts';
import { ApiError } from '@marquee/shared-contracts/browser';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * Last check before a request: reports the first empty field (EV-3, EV-36). The form validates earlier with its own texts.
 * @throws ApiError
 */
export function requireFields<Body extends object>(
  body: Body,
  fields: readonly (keyof Body & string)[],
): void {
  const missing = fields.find((field) => isEmpty(body[field]));
  if (missing !== undefined)
    throw new ApiError({ status: 400, code: 'VALIDATION', message: findMissingField(missing) });
}
