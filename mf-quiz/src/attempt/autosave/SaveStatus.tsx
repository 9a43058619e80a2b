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

/** Where the person's answers are. Only the network's going and coming back is read aloud; savings are too many. */
export const SaveStatus = observer(function SaveStatus({ sender: { status }, outbox }: Props) {
  const waiting = outbox.pending.length;
  const isStuck = status === 'pending';
  return (
    <>
      <span className={`${styles.status} ${styles[status]}`}>
        <Glyph name={ICONS[status]} />
        {TEXTS[status]}
        {isStuck ? <span className={styles.count}>{waiting}</span> : null}
      </span>
      <output className="visually-hidden">
        {isStuck ? `Waiting for network. ${waiting} kept on this device.` : ''}
      </output>
    </>
  );
});
