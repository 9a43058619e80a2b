import { type Administrator, administratorRoleNames, formatDate } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { Button, Chip } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import styles from './Collaborators.module.css';
import { type CollaboratorsStore, formatName } from './CollaboratorsStore';
import { PersonCard } from './PersonCard';
import { RoleSelect } from './RoleSelect';

interface Props {
  store: CollaboratorsStore;
  person: Administrator;
  isOwner: boolean;
  onAccepted: () => void;
}

/** A connected host with the start date, the role, and a button that removes them. */
export const ConnectedRow = observer(function ConnectedRow(props: Props) {
  const { store, person, isOwner } = props;
  const { email, addedAt, accepted, role = 'MANAGER' } = person;
  return (
    <PersonCard
      {...person}
      name={formatName(person)}
      detail={
        <span className={styles.muted}>
          {accepted ? `${email} · since ` : 'Has not accepted yet · since '}
          <time dateTime={addedAt}>{formatDate(addedAt)}</time>
        </span>
      }
    >
      <div className={styles.state}>
        <span className={styles.chips}>
          <Chip isStrong>connected</Chip>
          {accepted ? null : <Chip>Invited</Chip>}
          {isOwner ? null : <Chip>{administratorRoleNames[role]}</Chip>}
        </span>
        <Actions {...props} />
      </div>
      {isOwner ? (
        <RoleSelect
          label={`Role of ${formatName(person)}`}
          value={role}
          isBusy={store.changingRole.loading}
          onChange={(chosen) => void store.changeRole(person, chosen)}
        />
      ) : null}
    </PersonCard>
  );
});

/** The buttons that the reader may use: Accept for oneself, and Leave or Remove. */
const Actions = observer(function Actions({ store, person, isOwner, onAccepted }: Props) {
  const isSelf = person.id === session.account?.id;
  return (
    <div className={styles.buttons}>
      {isSelf && !person.accepted ? (
        <Button
          look="main"
          isBusy={store.accepting.loading}
          onClick={() => void store.accept().then((done) => (done ? onAccepted() : undefined))}
        >
          Accept
        </Button>
      ) : null}
      {isOwner || isSelf ? (
        <Button onClick={() => store.setPendingRemoval(person)}>
          {isSelf ? 'Leave' : 'Remove'}
          <span className="visually-hidden">{isSelf ? ' this event' : ` ${formatName(person)}`}</span>
        </Button>
      ) : null}
    </div>
  );
});
