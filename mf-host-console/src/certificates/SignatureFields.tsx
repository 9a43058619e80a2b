import { SIGNATURES_MAX } from '@marquee/shared-contracts';
import { Button, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import styles from './Certificates.module.css';
import type { DesignStore } from './DesignStore';
import { PictureInput } from './PictureInput';

/** Up to three people who sign, each with a picture of the signature. */
export const SignatureFields = observer(function SignatureFields({ store }: { store: DesignStore }) {
  const { values, errors } = store.form;
  return (
    <fieldset className={styles.fields}>
      <legend>Signatures</legend>
      {values.signatures.map((_signature, index) => (
        <Signature key={`${index + 1}`} store={store} index={index} />
      ))}
      {errors.signatures === undefined ? null : (
        <p role="alert" className={styles.error}>
          {errors.signatures}
        </p>
      )}
      {values.signatures.length < SIGNATURES_MAX ? (
        <div className={styles.buttons}>
          <Button onClick={store.addSignature}>Add a signature</Button>
        </div>
      ) : null}
    </fieldset>
  );
});

const Signature = observer(function Signature({ store, index }: { store: DesignStore; index: number }) {
  const { name = '', role = '', pictureUrl = '' } = store.form.values.signatures[index] ?? {};
  return (
    <div className={styles.item}>
      <TextField
        label={`Name ${index + 1}`}
        maxLength={100}
        value={name}
        onChange={(changed) => store.setSignature(index, { name: changed })}
      />
      <TextField
        label={`Role ${index + 1}`}
        maxLength={60}
        value={role}
        onChange={(changed) => store.setSignature(index, { role: changed })}
      />
      <PictureInput
        label={`Signature ${index + 1}`}
        value={pictureUrl}
        error={undefined}
        onChange={(changed) => store.setSignature(index, { pictureUrl: changed })}
      />
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => store.removeSignature(index)}>
          {`Remove signature ${index + 1}`}
        </Button>
      </div>
    </div>
  );
});
