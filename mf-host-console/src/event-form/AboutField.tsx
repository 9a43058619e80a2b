import { Button, TextAreaField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import styles from './EventFields.module.css';
import type { EventDraft } from './EventDraft';
import { getFieldProps } from './getFieldProps';

/** The about text, locked until Edit is pressed to prevent accidental changes (EV-15). */
export const AboutField = observer(function AboutField({ draft }: { draft: EventDraft }) {
  const [isEditing, setIsEditing] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const toggle = () => {
    setIsEditing(!isEditing);
    if (!isEditing) container.current?.querySelector('textarea')?.focus();
  };
  return (
    <div ref={container} className={styles.about}>
      <TextAreaField
        {...getFieldProps(draft, 'aboutOpportunity')}
        rows={6}
        required
        readOnly={!isEditing}
        hint={isEditing ? 'Up to 5000 characters.' : 'Locked: press Edit to write.'}
      />
      <Button
        aria-pressed={isEditing}
        aria-label={isEditing ? 'Lock the about text' : 'Edit the about text'}
        onClick={toggle}
      >
        {isEditing ? 'Lock' : 'Edit'}
      </Button>
    </div>
  );
});
