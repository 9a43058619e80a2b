import { Button, Dialog, FormFailure } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import styles from './ConfirmButton.module.css';
import { ConfirmStore } from './ConfirmStore';

interface Props {
  /** What the button says, and for a screen reader about whom, if there are several. */
  label: string;
  name?: string;
  question: string;
  /** What follows from it. */
  children: ReactNode;
  work: () => Promise<unknown>;
  onDone: () => void;
  /** The server refused: what the page shows may be old. */
  onRefused: () => void;
}

/** A button that asks whether the person means it. */
export const ConfirmButton = observer(function ConfirmButton(props: Props) {
  const { label, name, question, children, work, onDone, onRefused } = props;
  const [store] = useState(() => new ConfirmStore(work));
  const confirm = async () => {
    if (await store.confirm()) onDone();
    else onRefused();
  };
  return (
    <>
      <Button aria-label={name} onClick={store.ask}>
        {label}
      </Button>
      <Dialog alert title={question} open={store.asked} onClose={store.leave}>
        {children}
        {store.doing.error === undefined ? null : <FormFailure text={store.doing.error.message} />}
        <div className={styles.buttons}>
          <Button look="main" busy={store.doing.loading} onClick={() => void confirm()}>
            {label}
          </Button>
          <Button onClick={store.leave}>Back</Button>
        </div>
      </Dialog>
    </>
  );
});
