import { Glyph } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { Courier } from './Courier';
import type { KeptChoices } from './KeptChoices';
import styles from './SavedMark.module.css';

const TEXTS = { saved: 'Saved', saving: 'Saving…', waiting: 'Waiting for network' } as const;
const GLYPHS = { saved: 'check', saving: 'clock', waiting: 'offline' } as const;

interface Props {
  courier: Courier;
  kept: KeptChoices;
}

/** Where the person's answers are. Only the network's going and coming back is read aloud; savings are too many. */
export const SavedMark = observer(function SavedMark({ courier: { mark }, kept }: Props) {
  const waiting = kept.waiting.length;
  const isStuck = mark === 'waiting';
  return (
    <>
      <span className={`${styles.mark} ${styles[mark]}`}>
        <Glyph name={GLYPHS[mark]} />
        {TEXTS[mark]}
        {isStuck ? <span className={styles.count}>{waiting}</span> : null}
      </span>
      <output className="visually-hidden">
        {isStuck ? `Waiting for network. ${waiting} kept on this device.` : ''}
      </output>
    </>
  );
});
