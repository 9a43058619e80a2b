import { Glyph } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { AnswerSender } from './AnswerSender';
import type { AnswerOutbox } from './AnswerOutbox';
import styles from './SaveStatus.module.css';

const TEXTS = { saved: 'Saved', saving: 'Saving…', pending: 'Waiting for network' } as const;
const ICONS = { saved: 'check', saving: 'clock', pending: 'offline' } as const;

interface Props {
  sender: AnswerSender;
  outbox: AnswerOutbox;
}

/** Whether all answers are saved. Screen readers announce only lost connections, since saves are too frequent. */
export const SaveStatus = observer(function SaveStatus({ sender: { status }, outbox }: Props) {
  const pendingCount = outbox.pending.length;
  const isStalled = status === 'pending';
  return (
    <>
      <span className={`${styles.status} ${styles[status]}`}>
        <Glyph name={ICONS[status]} />
        {TEXTS[status]}
        {isStalled ? <span className={styles.count}>{pendingCount}</span> : null}
      </span>
      <output className="visually-hidden">
        {isStalled ? `Waiting for network. ${pendingCount} saved on this device.` : ''}
      </output>
    </>
  );
});
