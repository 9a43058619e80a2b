import { CERTIFICATE_LENGTHS } from '@marquee/shared-contracts';
import { Button, Dialog, Form, TextAreaField, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './Certificates.module.css';
import type { CertificatesStore, Editing } from './CertificatesStore';

const TITLES = {
  rename: 'Change the name on this certificate?',
  revoke: 'Revoke this certificate?',
} as const;

/** Renames or revokes a certificate; its person is told of a revocation, with the reason (CE-8). */
export const CertificateDialog = observer(function CertificateDialog({
  store,
}: {
  store: CertificatesStore;
}) {
  const { editing } = store;
  return (
    <Dialog title={TITLES[editing?.kind ?? 'rename']} isOpen={editing !== undefined} onClose={store.close}>
      {editing === undefined ? null : <Editor key={editing.certificate.id} store={store} editing={editing} />}
    </Dialog>
  );
});

interface FieldProps {
  editing: Editing;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

function EditedField({ editing: { kind, certificate }, text, ...rest }: FieldProps) {
  if (kind === 'rename')
    return <TextField {...rest} label="Name" maxLength={CERTIFICATE_LENGTHS.name} value={text} />;
  return (
    <>
      <p>{`${certificate.name} is told, and the page says that it is no longer valid.`}</p>
      <TextAreaField {...rest} label="Reason" rows={3} maxLength={CERTIFICATE_LENGTHS.reason} value={text} />
    </>
  );
}

const Editor = observer(function Editor({ store, editing }: { store: CertificatesStore; editing: Editing }) {
  const { kind, certificate } = editing;
  const [text, setText] = useState(kind === 'rename' ? certificate.name : '');
  const { loading, error } = store.changing;
  const errors = error?.fieldErrors ?? {};
  const invalid = errors[kind === 'rename' ? 'name' : 'reason'];
  return (
    <Form label={TITLES[kind]} errors={errors} onSubmit={() => void store.save(text)}>
      <EditedField editing={editing} text={text} error={invalid} onChange={setText} />
      {error === undefined || invalid !== undefined ? null : (
        <p role="alert" className={styles.error}>
          {error.message}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          look={kind === 'revoke' ? 'danger' : 'main'}
          isSubmit
          isBusy={loading}
          disabled={text.trim() === ''}
        >
          {kind === 'rename' ? 'Save name' : 'Revoke'}
        </Button>
        <Button onClick={store.close}>Keep it</Button>
      </div>
    </Form>
  );
});
