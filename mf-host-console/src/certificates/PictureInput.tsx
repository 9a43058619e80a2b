import { PICTURE_TYPES } from '@marquee/shared-contracts';
import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { PictureUpload } from '../event-form/PictureUpload';
import styles from './Certificates.module.css';

interface Props {
  label: string;
  /** Path of the uploaded picture; '' for none. */
  value: string;
  error: string | undefined;
  onChange: (path: string) => void;
}

/** An optional picture of a certificate, which is uploaded at once. */
export const PictureInput = observer(function PictureInput({ label, value, error, onChange }: Props) {
  const [picture] = useState(() => new PictureUpload(onChange));
  const fileInput = useRef<HTMLInputElement>(null);
  const failure = picture.failureText ?? error;
  return (
    <fieldset className={styles.picture}>
      <legend>{label}</legend>
      {value === '' ? null : <img src={value} alt={`${label}, uploaded`} className={styles.thumbnail} />}
      <input
        ref={fileInput}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        hidden
        aria-label={`${label} file`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void picture.choose(file);
        }}
      />
      <div className={styles.buttons}>
        <Button isBusy={picture.sending.loading} onClick={() => fileInput.current?.click()}>
          {`Choose a picture: ${label}`}
        </Button>
        {value === '' ? null : (
          <Button look="quiet" onClick={() => onChange('')}>
            {`Remove: ${label}`}
          </Button>
        )}
        {picture.canRetry ? <Button onClick={() => void picture.retry()}>Try again</Button> : null}
      </div>
      {failure === undefined ? null : (
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      )}
    </fieldset>
  );
});
