import { z } from '#schema';
import { DRAFT_EVENT_FIELDS, EVENT_STATES, listMissingFields } from '../rules/eventDraft';
import { findMissingField, REQUIRED_EVENT_FIELDS } from '../rules/eventForm';
import { completeWebAddress } from '../rules/webAddress';
import { findTimelineError } from '../rules/findTimelineError';
import { CATEGORIES } from './event';
import { formQuestions } from './formQuestion';
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
  waitlist: given(flag()),
  confirmationHours: given(wholeNumber()),
  approval: given(flag()),
  formQuestions: given(formQuestions),
};

const eventFields = z.object(fields);
/** The editable fields of an event; an absent field keeps its value or takes its default. */
export type EventFields = z.output<typeof eventFields>;

const state = z.pipe(anyCase(), z.enum(EVENT_STATES, { error: 'The state is published or draft.' }));
const newEventFields = z.object({ ...fields, state: given(state) });
export type NewEvent = z.output<typeof newEventFields>;

/**
 * A new event; the first missing required field is reported before any other check (EV-3). A draft needs only a title
 * (EV-41).
 */
export const newEvent = z.pipe(
  z.transform((sent: z.input<typeof newEventFields>, context) => {
    const { state: text }: { state?: unknown } = Object(sent);
    const isDraft = typeof text === 'string' && text.toLowerCase() === 'draft';
    const [missing] = listMissingFields(Object(sent), isDraft ? DRAFT_EVENT_FIELDS : REQUIRED_EVENT_FIELDS);
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
  newEventFields,
);

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
