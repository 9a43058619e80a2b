import { findMissingField } from '@marquee/shared-contracts';
import { ApiError } from '@marquee/shared-contracts/browser';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * The last net before a call: of what it needs, the first that is empty is named (EV-3, EV-36). The form refuses earlier
 * and in its own words.
 * @throws ApiError
 */
export function requireFields<Given extends object>(
  given: Given,
  fields: readonly (keyof Given & string)[],
): void {
  const missing = fields.find((field) => isEmpty(given[field]));
  if (missing !== undefined)
    throw new ApiError({ status: 400, code: 'VALIDATION', message: findMissingField(missing) });
}
