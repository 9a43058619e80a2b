import { findMissingField, listMissingFields } from '@marquee/shared-contracts';
import { ApiError } from '@marquee/shared-contracts/browser';

/**
 * Last check before a request: reports the first empty field (EV-3, EV-36). The form validates earlier with its own texts.
 * @throws ApiError
 */
export function requireFields<Body extends object>(
  body: Body,
  fields: readonly (keyof Body & string)[],
): void {
  const [missing] = listMissingFields(body, fields);
  if (missing !== undefined)
    throw new ApiError({ status: 400, code: 'VALIDATION', message: findMissingField(missing) });
}
