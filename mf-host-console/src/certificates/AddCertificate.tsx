import { CERTIFICATE_KINDS, type CertificateKind, WINNERS_MAX } from '@marquee/shared-contracts';
import { toasts } from '@marquee/shared-contracts/browser';
import { Button, Dialog, SearchField, SelectField, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { AddCertificateStore } from './AddCertificateStore';
import styles from './Certificates.module.css';

const KIND_NAMES: Record<CertificateKind, string> = { PARTICIPATION: 'Participation', WINNER: 'Winner' };

const isKind = (text: string): text is CertificateKind => CERTIFICATE_KINDS.some((kind) => kind === text);

const People = observer(function People({ store }: { store: AddCertificateStore }) {
  const { result: found, error } = store.searching;
  if (error !== undefined) return <p role="alert">{error.message}</p>;
  if (found === undefined || store.q === '') return null;
  if (found.length === 0) return <p>Nobody with this name is registered.</p>;
  return (
    <ul className={styles.people} aria-label="People found">
      {found.map((person) => (
        <li key={person.id}>
          <Button aria-pressed={store.person?.id === person.id} onClick={() => store.choose(person)}>
            {`${person.name} (${person.email})`}
          </Button>
        </li>
      ))}
    </ul>
  );
});

const KindFields = observer(function KindFields({ store }: { store: AddCertificateStore }) {
  const { kind, rank } = store;
  return (
    <>
      <SelectField
        label="Certificate"
        value={kind}
        options={[...CERTIFICATE_KINDS]}
        formatOption={(option) => (isKind(option) ? KIND_NAMES[option] : option)}
        onChange={(option) => {
          if (isKind(option)) store.setKind(option);
        }}
      />
      {kind === 'WINNER' ? (
        <TextField
          label="Rank"
          type="number"
          min={1}
          max={WINNERS_MAX}
          value={rank}
          onChange={store.setRank}
        />
      ) : null}
    </>
  );
});

const Editor = observer(function Editor({ eventId, onAdded }: { eventId: string; onAdded: () => void }) {
  const [store] = useState(() => new AddCertificateStore(eventId));
  const { person, adding } = store;
  const add = async () => {
    if ((await adding.run()) === undefined) return;
    toasts.success(`${person?.name ?? ''} has a certificate.`);
    onAdded();
  };
  return (
    <div className={styles.section}>
      <SearchField label="Find a registered person" value={store.q} onSearch={store.search} />
      <People store={store} />
      <KindFields store={store} />
      {adding.error === undefined ? null : (
        <p role="alert" className={styles.error}>
          {Object.values(adding.error.fieldErrors)[0] ?? adding.error.message}
        </p>
      )}
      <Button look="main" isBusy={adding.loading} disabled={person === undefined} onClick={() => void add()}>
        {person === undefined ? 'Issue' : `Issue to ${person.name}`}
      </Button>
    </div>
  );
});

/** Issues a certificate to one registered person, whoever the design names (CE-5). */
export function AddCertificate({ eventId, onAdded }: { eventId: string; onAdded: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Issue to one person</Button>
      <Dialog title="Issue a certificate to one person" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Editor
          eventId={eventId}
          onAdded={() => {
            setIsOpen(false);
            onAdded();
          }}
        />
      </Dialog>
    </>
  );
}
