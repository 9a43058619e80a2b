import type { RequestingPerson } from '@marquee/shared-contracts';
import { Button, CheckboxField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import styles from '../attendees/Attendees.module.css';
import type { RequestsStore } from './RequestsStore';

interface Props {
  store: RequestsStore;
  people: readonly RequestingPerson[];
}

/** Selects all people of the page, and decides about the selected ones. */
export const DecisionBar = observer(function DecisionBar({ store, people }: Props) {
  const emails = people.map(({ email }) => email);
  const selected = store.selectedEmails;
  const isPending = people.some(({ state }) => state === 'PENDING');
  return (
    <div className={styles.facts}>
      <CheckboxField
        checked={selected.length === emails.length}
        onChange={(isSelected) => store.select(emails, isSelected)}
      >
        {selected.length === 0 ? 'Select all on this page' : `${selected.length} selected`}
      </CheckboxField>
      <span className={styles.files}>
        <Button
          look="main"
          disabled={selected.length === 0}
          isBusy={store.deciding.loading}
          onClick={() => void store.approve(selected)}
        >
          Approve selected
        </Button>
        {isPending ? (
          <Button disabled={selected.length === 0} onClick={() => store.openDialog(selected)}>
            Decline selected
          </Button>
        ) : null}
      </span>
    </div>
  );
});
