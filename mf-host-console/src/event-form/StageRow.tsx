import { Button, TextAreaField, TextField } from '@marquee/shared-contracts/ui';
import type { StageValues } from './EventValues';
import styles from './StagesField.module.css';

interface Props {
  stage: StageValues;
  /** Number of the stage in the list, from 1. */
  number: number;
  isOpen: boolean;
  problem: { field: 'day' | 'description'; message: string } | undefined;
  onChange: (changed: Partial<StageValues>) => void;
  onEdit: () => void;
  onSave: () => void;
  onDelete: () => void;
}

/** The fields of a stage; changes apply as they are typed, and Save only closes the fields. */
function StageFields({ stage, problem, onChange }: Pick<Props, 'stage' | 'problem' | 'onChange'>) {
  const findError = (field: 'day' | 'description') =>
    problem?.field === field ? problem.message : undefined;
  return (
    <>
      <TextField
        label="Day"
        inputMode="numeric"
        maxLength={3}
        value={stage.day}
        error={findError('day')}
        onChange={(day) => onChange({ day })}
      />
      <TextAreaField
        label="What happens"
        rows={2}
        maxLength={500}
        value={stage.description}
        error={findError('description')}
        onChange={(description) => onChange({ description })}
      />
    </>
  );
}

/** One stage of the form, as text or as fields. */
export function StageRow({ number, isOpen, onEdit, onSave, onDelete, ...rest }: Props) {
  const { stage } = rest;
  return (
    <li className={styles.stage} aria-label={`Stage ${number}`}>
      {isOpen ? (
        <StageFields {...rest} />
      ) : (
        <p className={styles.text}>
          <strong>{`Day ${stage.day}`}</strong> {stage.description}
        </p>
      )}
      <div className={styles.actions}>
        <Button aria-label={`${isOpen ? 'Save' : 'Edit'} stage ${number}`} onClick={isOpen ? onSave : onEdit}>
          {isOpen ? 'Save' : 'Edit'}
        </Button>
        <Button look="quiet" aria-label={`Delete stage ${number}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}
