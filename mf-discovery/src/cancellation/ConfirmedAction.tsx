import { RemoteCall, toasts } from '@marquee/shared-contracts/browser';
import { Button, Dialog } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './CancelRegistration.module.css';

interface Props {
  label: string;
  keepLabel: string;
  question: string;
  doneText: string;
  act: () => Promise<unknown>;
  onDone: () => void;
}

/** A button that asks for confirmation before it acts; errors appear in the dialog. */
export const ConfirmedAction = observer(function ConfirmedAction(props: Props) {
  const { label, keepLabel, question, doneText, act, onDone } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [acting] = useState(() => new RemoteCall(act));
  const confirm = async () => {
    await acting.run();
    if (acting.error !== undefined) return;
    setIsOpen(false);
    toasts.success(doneText);
    // The button disappears: move its focus to the heading.
    document.querySelector<HTMLElement>('main h1, h1')?.focus();
    onDone();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      <Dialog isAlert title={`${label}?`} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>{question}</p>
        {acting.error === undefined ? null : (
          <p role="alert" className={styles.error}>
            {acting.error.message}
          </p>
        )}
        <div className={styles.buttons}>
          <Button look="danger" isBusy={acting.loading} onClick={() => void confirm()}>
            {label}
          </Button>
          <Button onClick={() => setIsOpen(false)}>{keepLabel}</Button>
        </div>
      </Dialog>
    </>
  );
});
