import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { type EventField, type EventValues, fieldLabels } from '../event-form/EventValues';
import styles from './UpdateEventStep.module.css';
import type { UpdateStore } from './UpdateStore';

const formatFieldNames = (fields: readonly EventField[]): string =>
  fields.map((field) => fieldLabels[field]).join(', ');

function formatValue(values: EventValues, field: EventField): string {
  if (field === 'stages')
    return values.stages.map(({ day, description }) => `Day ${day}: ${description}`).join('; ') || 'none';
  if (field === 'formQuestions') return values.formQuestions.map(({ text }) => text).join('; ') || 'none';
  if (field === 'showContactEmail') return values.showContactEmail ? 'shown' : 'not shown';
  if (field === 'waitlist' || field === 'approval') return values[field] ? 'on' : 'off';
  return values[field] === '' ? 'empty' : values[field];
}

/** Lists another host's changes: those taken over, and those in conflict with a choice (EV-8). */
export const ConflictBanner = observer(function ConflictBanner({ store }: { store: UpdateStore }) {
  const { conflict } = store;
  const heading = useRef<HTMLHeadingElement>(null);
  // The Save button is at the end of the form, far from this notice.
  useEffect(() => heading.current?.focus(), [conflict]);
  if (conflict === undefined) return null;
  const { acceptedFields, conflictingFields, theirs } = conflict;
  return (
    <section role="alert" className={styles.conflict}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        Somebody else has changed this event
      </h2>
      <p>Nothing you typed is lost. Check it, then save again.</p>
      {acceptedFields.length > 0 ? (
        <p>{`Their changes to these fields are included: ${formatFieldNames(acceptedFields)}.`}</p>
      ) : null}
      {conflictingFields.length > 0 ? (
        <p>You both changed these fields. Yours is kept unless you choose theirs:</p>
      ) : null}
      <ul className={styles.fields}>
        {conflictingFields.map((field) => (
          <li key={field} className={styles.field}>
            <p className={styles.theirs}>
              <strong>{fieldLabels[field]}</strong>
              {` · theirs: ${formatValue(theirs, field)}`}
            </p>
            <Button aria-label={`Use theirs: ${fieldLabels[field]}`} onClick={() => store.takeTheirs(field)}>
              Use theirs
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
});
