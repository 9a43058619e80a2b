import { Button, Dialog, FormFailure } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import styles from './ConfirmButton.module.css';
import { ConfirmStore } from './ConfirmStore';

interface Props {
  label: string;
  /** Accessible name that tells several such buttons apart. */
  name?: string;
  question: string;
  /** The consequences, shown in the dialog. */
  children: ReactNode;
  action: () => Promise<unknown>;
  onDone: () => void;
  /** Called after a failure; the page may be outdated. */
  onFailed: () => void;
}

/** A button whose action needs a confirmation. */
export const ConfirmButton = observer(function ConfirmButton(props: Props) {
  const { label, name, question, children, action, onDone, onFailed } = props;
  const [store] = useState(() => new ConfirmStore(action));
  const confirm = async () => {
    if (await store.confirm()) onDone();
    else onFailed();
  };
  return (
    <>
      <Button aria-label={name} onClick={store.openDialog}>
        {label}
      </Button>
      <Dialog isAlert title={question} isOpen={store.isDialogOpen} onClose={store.closeDialog}>
        {children}
        {store.confirming.error === undefined ? null : <FormFailure text={store.confirming.error.message} />}
        <div className={styles.buttons}>
          <Button look="danger" isBusy={store.confirming.loading} onClick={() => void confirm()}>
            {label}
          </Button>
          <Button onClick={store.closeDialog}>Back</Button>
        </div>
      </Dialog>
    </>
  );
});
