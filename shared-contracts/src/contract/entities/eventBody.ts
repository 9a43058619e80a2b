import { z } from '#schema';
import { findMissingField, REQUIRED_EVENT_FIELDS } from '../rules/eventForm';
import { completeWebAddress } from '../rules/webAddress';
import { findTimelineError } from '../rules/findTimelineError';
import { CATEGORIES } from './event';
import { anyCase, givenText, offsetInstant } from './text';

const given = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

/** A whole number within the database's integer range; the rules check the value. */
const wholeNumber = () =>
  z
    .number({ error: 'Please enter a whole number.' })
    .check(z.int('Please enter a whole number.'), z.gte(-2_000_000_000), z.lte(2_000_000_000));

const flag = () => z.boolean({ error: 'Please answer yes or no.' });
const fields = {
  title: given(givenText(400)),
  description: given(givenText(8_000)),
  location: given(givenText(400)),
  venue: given(givenText(400)),
  url: given(z.pipe(givenText(1_000), z.transform(completeWebAddress))),
  joinLink: given(z.pipe(givenText(2_000), z.transform(completeWebAddress))),
  imageUrl: given(givenText(400)),
  festival: given(givenText(400)),
  category: given(z.pipe(anyCase(), z.enum(CATEGORIES, { error: 'Please choose one of the types.' }))),
  mode: given(z.pipe(anyCase(), z.enum(['online', 'offline'], { error: 'The mode is online or offline.' }))),
  visibility: given(
    z.pipe(anyCase(), z.enum(['public', 'private'], { error: 'The visibility is public or private.' })),
  ),
  timezone: given(givenText(100)),
  showContactEmail: given(flag()),
  registerStart: given(offsetInstant()),
  registerEnd: given(offsetInstant()),
  startTime: given(offsetInstant()),
  endTime: given(offsetInstant()),
  capacityMin: given(wholeNumber()),
  capacityMax: given(wholeNumber()),
  teamCreationAllowed: given(flag()),
  minTeamSize: given(wholeNumber()),
  maxTeamSize: given(wholeNumber()),
};

const eventFields = z.object(fields);
/** The editable fields of an event; an absent field keeps its value or takes its default. */
export type EventFields = z.output<typeof eventFields>;
type Sent = z.input<typeof eventFields>;

/** A new event; the first missing required field is reported before any other check (EV-3). */
export const newEvent = z.pipe(
  z.transform((sent: Sent, context) => {
    const values: Record<string, unknown> = { ...Object(sent) };
    const missing = REQUIRED_EVENT_FIELDS.find((field) => isEmpty(values[field]));
    if (missing !== undefined)
      context.issues.push({
        code: 'custom',
        input: sent,
        path: [missing],
        message: findMissingField(missing),
        params: { speaksForAll: true },
      });
    return sent;
  }),
  eventFields,
);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** A change of the given fields; null clears an optional field, `version` is the edited version. */
export const eventChange = z.object({ ...fields, version: z.optional(wholeNumber()) });

/** All stages of an event, and the event version that the host edited. */
export const timeline = z
  .object({
    entries: z.array(z.object({ day: z.number(), description: givenText(2_000) })),
    version: z.optional(wholeNumber()),
  })
  .check((payload) => {
    const problem = findTimelineError(payload.value.entries);
    if (problem === undefined) return;
    const { index, field, message } = problem;
    payload.issues.push({ code: 'custom', input: payload.value, path: ['entries', index, field], message });
  });
