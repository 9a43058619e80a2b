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
  action: () => Promise<unknown>;
  onDone: () => void;
  /** The server refused: what the page shows may be old. */
  onRefused: () => void;
}

/** A button that asks whether the person means it. */
export const ConfirmButton = observer(function ConfirmButton(props: Props) {
  const { label, name, question, children, action, onDone, onRefused } = props;
  const [store] = useState(() => new ConfirmStore(action));
  const confirm = async () => {
    if (await store.confirm()) onDone();
    else onRefused();
  };
  return (
    <>
      <Button aria-label={name} onClick={store.openDialog}>
        {label}
      </Button>
      <Dialog alert title={question} open={store.isDialogOpen} onClose={store.closeDialog}>
        {children}
        {store.confirming.error === undefined ? null : <FormFailure text={store.confirming.error.message} />}
        <div className={styles.buttons}>
          <Button look="main" busy={store.confirming.loading} onClick={() => void confirm()}>
            {label}
          </Button>
          <Button onClick={store.closeDialog}>Back</Button>
        </div>
      </Dialog>
    </>
  );
});
