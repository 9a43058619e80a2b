import type { EventDraft } from './EventDraft';
import type { EventField, EventValues } from './EventValues';
import { fieldLabels } from './EventValues';

type TextName = { [Field in EventField]: EventValues[Field] extends string ? Field : never }[EventField];

/** Returns the props that bind a text field to one field of the event. */
export const getFieldProps = ({ form, set }: EventDraft, name: TextName) => ({
  label: fieldLabels[name],
  name,
  value: form.values[name],
  error: form.errors[name],
  onChange: (value: string) => set(name, value as EventValues[typeof name]),
});
