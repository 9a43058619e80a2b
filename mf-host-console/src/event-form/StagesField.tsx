import { findTimelineError } from '@marquee/shared-contracts';
import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { toTimelineEntries } from './eventAdapter';
import type { EventDraft } from './EventDraft';
import fields from './EventFields.module.css';
import type { StageValues } from './EventValues';
import { StageRow } from './StageRow';
import styles from './StagesField.module.css';

/** Returns the day after the last stage. */
const getNextDay = (stages: readonly StageValues[]): number =>
  1 + Math.max(0, ...stages.map(({ day }) => Number(day)).filter((day) => Number.isInteger(day)));

const getNextId = (stages: readonly StageValues[]): number => 1 + Math.max(0, ...stages.map(({ id }) => id));

/** State of the stage list: the open rows and the actions on them. */
function useStages(draft: EventDraft) {
  const { stages } = draft.values;
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const problem = findTimelineError(toTimelineEntries(draft.values));
  const toggle = (id: number, isOpen: boolean) =>
    setOpen((before) => new Set(isOpen ? [...before, id] : [...before].filter((openId) => openId !== id)));
  return {
    open,
    problem: draft.form.errors.stages === undefined ? undefined : problem,
    edit: (id: number) => toggle(id, true),
    add: () => {
      const id = getNextId(stages);
      draft.set('stages', [...stages, { id, day: String(getNextDay(stages)), description: '' }]);
      toggle(id, true);
    },
    save: (id: number) => {
      if (problem !== undefined && stages[problem.index]?.id === id) draft.form.validate(['stages']);
      else toggle(id, false);
    },
    change: (id: number, changed: Partial<StageValues>) =>
      draft.set(
        'stages',
        stages.map((openId) => (openId.id === id ? { ...openId, ...changed } : openId)),
      ),
    remove: (id: number) =>
      draft.set(
        'stages',
        stages.filter((stage) => stage.id !== id),
      ),
  };
}

/** The stages of an event: added, edited and deleted (EV-19, EV-20). */
export const StagesField = observer(function StagesField({ draft }: { draft: EventDraft }) {
  const { open, problem, edit, add, save, change, remove } = useStages(draft);
  const adding = useRef<HTMLDivElement>(null);
  return (
    <fieldset className={fields.group}>
      <legend>Stages</legend>
      <p className={fields.note}>Optional. What happens on each day. The first day is day 1.</p>
      <ol className={styles.list}>
        {draft.values.stages.map((stage, index) => (
          <StageRow
            key={stage.id}
            stage={stage}
            number={index + 1}
            isOpen={problem?.index === index || open.has(stage.id)}
            problem={problem?.index === index ? problem : undefined}
            onChange={(changed) => change(stage.id, changed)}
            onEdit={() => edit(stage.id)}
            onSave={() => save(stage.id)}
            onDelete={() => {
              remove(stage.id);
              adding.current?.querySelector('button')?.focus();
            }}
          />
        ))}
      </ol>
      <div ref={adding}>
        <Button onClick={add}>Add stage</Button>
      </div>
    </fieldset>
  );
});
