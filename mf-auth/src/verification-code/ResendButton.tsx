import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import styles from './CodeForm.module.css';
import type { CodeStore } from './CodeStore';

/** Resends the code; disabled with a countdown while it is too early. */
export const ResendButton = observer(function ResendButton({ store }: { store: CodeStore }) {
  const { secondsLeft } = store.timer;
  const isWaiting = secondsLeft > 0;
  // The button is disabled then, so the focus moves to where the new code goes.
  const resend = async (form: HTMLFormElement | null) => {
    if (await store.resend()) form?.querySelector<HTMLElement>('[autocomplete="one-time-code"]')?.focus();
  };
  return (
    <>
      <Button
        look="quiet"
        disabled={isWaiting}
        isBusy={store.resending.loading}
        onClick={({ currentTarget }) => void resend(currentTarget.form)}
      >
        {isWaiting ? `Resend code in ${secondsLeft} s` : 'Resend code'}
      </Button>
      {store.resendFailure ? <p className={styles.failure}>{store.resendFailure}</p> : null}
    </>
  );
});
