import {
  eventRules,
  type FormRules,
  roomNamesError,
  type Rule,
  startRule,
  timelineProblem,
} from '@marquee/shared-contracts';
import { serverClock } from '@marquee/shared-contracts/browser';
import { entriesOf, eventFormOf, roomsOf, screenFieldOf, wireFields } from './eventAdapter';
import { type EventField, type EventValues, fieldLabels } from './EventValues';

const TIMES = ['registerStart', 'registerEnd', 'startTime', 'endTime'] as const;
const TIME_MISSING = 'Please enter a date and a time.';

type ValueRule = Rule<EventValues>;

/** The first of two rules that refuses. */
const both =
  (first: ValueRule, second: ValueRule): ValueRule =>
  (value, values) =>
    first(value, values) ?? second(value, values);

const timeGiven: ValueRule = (value) => (value === '' ? TIME_MISSING : undefined);

/** The server's rule of a field, asked of the event as it would be sent (G-1, EV-37). */
function serverRules(): Partial<Record<EventField, ValueRule>> {
  const rules: Partial<Record<EventField, ValueRule>> = {};
  for (const field of wireFields) {
    if (!(field in eventRules)) continue;
    const rule = eventRules[field as keyof typeof eventRules];
    rules[screenFieldOf(field)] = (_value, values) => {
      const form = eventFormOf(values);
      return rule?.(String(form[field as keyof typeof form] ?? ''), form);
    };
  }
  return rules;
}

const never: ValueRule = () => undefined;

function withTimes(rules: Partial<Record<EventField, ValueRule>>): FormRules<EventValues> {
  const timed = TIMES.map((field) => [field, both(timeGiven, rules[field] ?? never)] as const);
  return { ...rules, ...Object.fromEntries(timed) };
}

const stagesRule: ValueRule = (_value, values) => {
  const problem = timelineProblem(entriesOf(values));
  return problem && `Stage ${problem.index + 1}: ${problem.message}`;
};

const roomsRule: ValueRule = (_value, values) => {
  const names = roomsOf(values);
  return names.length === 0 ? undefined : roomNamesError(names);
};

/** What may not be left empty, in the words of the screens (spec section 5). */
const given =
  (field: EventField): ValueRule =>
  (value) =>
    value.trim() === '' ? `Please fill in: ${fieldLabels[field]}.` : undefined;

const server = serverRules();

/** The rules of an event that stands and is changed. */
export const changedEventRules: FormRules<EventValues> = {
  ...withTimes(server),
  opportunityType: given('opportunityType'),
  eventMode: given('eventMode'),
  opportunityTitle: both(given('opportunityTitle'), server.opportunityTitle ?? never),
  organization: both(given('organization'), server.organization ?? never),
  aboutOpportunity: both(given('aboutOpportunity'), server.aboutOpportunity ?? never),
  stages: stagesRule,
};

/** The rules of a new event: it also starts in the future (EV-4) and may bring rooms (RM-2). */
export const newEventRules: FormRules<EventValues> = {
  ...changedEventRules,
  startTime: both(timeGiven, (_value, values) => startRule(eventFormOf(values).startTime, serverClock.now())),
  roomNames: roomsRule,
};
