import { Button, TextAreaField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import styles from './EventFields.module.css';
import type { EventDraft } from './EventDraft';
import { getFieldProps } from './getFieldProps';

/** The about text, locked until Edit is pressed to prevent accidental changes (EV-15). */
export const AboutField = observer(function AboutField({ draft }: { draft: EventDraft }) {
  const [editing, setEditing] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const toggle = () => {
    setEditing(!editing);
    if (!editing) container.current?.querySelector('textarea')?.focus();
  };
  return (
    <div ref={container} className={styles.about}>
      <TextAreaField
        {...getFieldProps(draft, 'aboutOpportunity')}
        rows={6}
        required
        readOnly={!editing}
        hint={editing ? 'Up to 5000 characters.' : 'Locked: press Edit to write.'}
      />
      <Button
        aria-pressed={editing}
        aria-label={editing ? 'Lock the about text' : 'Edit the about text'}
        onClick={toggle}
      >
        {editing ? 'Lock' : 'Edit'}
      </Button>
    </div>
  );
});
