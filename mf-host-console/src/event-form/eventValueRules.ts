import {
  eventRules,
  type FormRules,
  findRoomNamesError,
  type Rule,
  startRule,
  findTimelineError,
} from '@marquee/shared-contracts';
import { serverClock } from '@marquee/shared-contracts/browser';
import { toTimelineEntries, toEventForm, listRoomNames, toFormField, apiFields } from './eventAdapter';
import { type EventField, type EventValues, fieldLabels } from './EventValues';
import { isSkippedTime } from './zonedTime';

const TIMES = ['registerStart', 'registerEnd', 'startTime', 'endTime'] as const;
const TIME_MISSING = 'Please enter a date and a time.';

type ValueRule = Rule<EventValues>;

/** Combines two rules; the first error counts. */
const combineRules =
  (first: ValueRule, second: ValueRule): ValueRule =>
  (value, values) =>
    first(value, values) ?? second(value, values);

const requireTime: ValueRule = (value, { timezone }) => {
  if (value === '') return TIME_MISSING;
  return isSkippedTime(value, timezone)
    ? `This time does not exist in ${timezone}: the clocks go forward. Please choose another time.`
    : undefined;
};

/** Adapts the server's rule for a field to the form's values (EV-37). */
function createServerRules(): Partial<Record<EventField, ValueRule>> {
  const rules: Partial<Record<EventField, ValueRule>> = {};
  for (const field of apiFields) {
    if (!(field in eventRules)) continue;
    const rule = eventRules[field as keyof typeof eventRules];
    rules[toFormField(field)] = (_value, values) => {
      const form = toEventForm(values);
      return rule?.(String(form[field as keyof typeof form] ?? ''), form);
    };
  }
  return rules;
}

const acceptAny: ValueRule = () => undefined;

function addTimeRules(rules: Partial<Record<EventField, ValueRule>>): FormRules<EventValues> {
  const timeRules = TIMES.map(
    (field) => [field, combineRules(requireTime, rules[field] ?? acceptAny)] as const,
  );
  return { ...rules, ...Object.fromEntries(timeRules) };
}

const stagesRule: ValueRule = (_value, values) => {
  const problem = findTimelineError(toTimelineEntries(values));
  return problem && `Stage ${problem.index + 1}: ${problem.message}`;
};

const roomsRule: ValueRule = (_value, values) => {
  const names = listRoomNames(values);
  return names.length === 0 ? undefined : findRoomNamesError(names);
};

/** Requires a text; the error names the field by its label. */
const requireText =
  (field: EventField): ValueRule =>
  (value) =>
    value.trim() === '' ? `Please fill in: ${fieldLabels[field]}.` : undefined;

const server = createServerRules();

/** Validation rules for an existing event. */
export const changedEventRules: FormRules<EventValues> = {
  ...addTimeRules(server),
  opportunityType: requireText('opportunityType'),
  eventMode: requireText('eventMode'),
  opportunityTitle: combineRules(requireText('opportunityTitle'), server.opportunityTitle ?? acceptAny),
  organization: combineRules(requireText('organization'), server.organization ?? acceptAny),
  aboutOpportunity: combineRules(requireText('aboutOpportunity'), server.aboutOpportunity ?? acceptAny),
  stages: stagesRule,
};

/** Skips a rule while the field is empty. */
const skipEmpty =
  (rule: ValueRule): ValueRule =>
  (value, values) =>
    value.trim() === '' ? undefined : rule(value, values);

/** Validation rules for a draft: only its title is required, and a start may pass (EV-41). */
export const draftEventRules: FormRules<EventValues> = {
  ...Object.fromEntries(Object.entries(changedEventRules).map(([field, rule]) => [field, skipEmpty(rule)])),
  opportunityTitle: changedEventRules.opportunityTitle ?? acceptAny,
  stages: stagesRule,
  formQuestions: server.formQuestions ?? acceptAny,
  roomNames: roomsRule,
};

/** Validation rules for a new event, which must start in the future (EV-4) and may have rooms (RM-2). */
export const newEventRules: FormRules<EventValues> = {
  ...changedEventRules,
  startTime: combineRules(requireTime, (_value, values) =>
    startRule(toEventForm(values).startTime, serverClock.now()),
  ),
  roomNames: roomsRule,
};
