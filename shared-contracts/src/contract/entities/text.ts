import { z } from '#schema';
import { normalizeMobile } from '../rules/contact';

const isWellFormed = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
const NOT_TEXT = 'Please enter plain text.';

/** A text of at most `max` characters, trimmed, without NUL or lone surrogates (C3). */
export const givenText = (max: number) =>
  z
    .string({ error: NOT_TEXT })
    .check(
      z.trim(),
      z.maxLength(max, `At most ${max} characters, please.`),
      z.refine(isWellFormed, { error: NOT_TEXT }),
    );

/** An optional text; absent and null become ''. */
export const text = (max: number) =>
  z.pipe(
    z.nullish(givenText(max)),
    z.transform((value: string | null | undefined) => value ?? ''),
  );

/** A mobile number, without the signs of its typed form. */
export const mobileText = () => z.pipe(text(30), z.transform(normalizeMobile));

/** A case-insensitive word. */
export const anyCase = () =>
  z.pipe(
    z.string(),
    z.transform((value: string) => value.toLowerCase()),
  );

/** A secret as typed, never trimmed. */
export const givenSecret = () => z.string({ error: NOT_TEXT }).check(z.maxLength(200, NOT_TEXT));

/** A secret checked by its own rule; absent becomes ''. */
export const secret = () => z._default(givenSecret(), '');

/** An identifier of the API: a UUID in lower case. */
export const id = () => z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** An instant on the wire: ISO 8601 in UTC. The server may pass a Date. */
export const instant = () =>
  z.pipe(
    z.transform((value: string | Date) => (value instanceof Date ? value.toISOString() : value)),
    z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)),
  );

const NO_INSTANT = 'Please enter a date and a time with its offset from UTC.';

/** An instant from a form: ISO 8601 with an offset, in this century or the next (EV-5). */
export const offsetInstant = () =>
  z.string({ error: NO_INSTANT }).check(
    z.regex(/^2[01]\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/, NO_INSTANT),
    z.refine((value) => !Number.isNaN(Date.parse(value)), { error: NO_INSTANT }),
  );

/** A place in a list, from `next` of a reply of this list (AP-17). */
export const cursor = () =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]{1,1000}$/, 'Please start from the first page.'));

/** A whole number in a query, digits only. */
export const digits = (from: number, to: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^[0-9]{1,9}$/, `Between ${from} and ${to}, please.`)),
      z.transform((value: string) => Number(value)),
    ),
    z.number().check(z.gte(from), z.lte(to)),
  );
