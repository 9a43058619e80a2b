import { Button, FormFailure } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { AcceptanceStore, type Answer } from './AcceptanceStore';
import styles from './Collaborators.module.css';

interface Props {
  eventId: string;
  onAnswered: (answer: Answer) => void;
}

/** Accept and Leave buttons for a new administrator (HO-5). */
export const AcceptanceButtons = observer(function AcceptanceButtons({ eventId, onAnswered }: Props) {
  const [store] = useState(() => new AcceptanceStore(eventId));
  const { answering } = store;
  const answer = async (choice: Answer) => {
    if (await store.answer(choice)) onAnswered(choice);
  };
  return (
    <>
      {answering.error === undefined ? null : <FormFailure text={answering.error.message} />}
      <div className={styles.buttons}>
        <Button look="main" isBusy={answering.loading} onClick={() => void answer('accept')}>
          Accept
        </Button>
        <Button disabled={answering.loading} onClick={() => void answer('leave')}>
          Leave
        </Button>
      </div>
    </>
  );
});
