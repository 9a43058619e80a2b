import { PICTURE_TYPES } from '@marquee/shared-contracts';
import { Button } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { StockPictures } from './StockPictures';
import styles from './PictureField.module.css';
import type { PictureUpload } from './PictureUpload';

interface Props {
  picture: PictureUpload;
  /** URL of the stored picture; '' for none. */
  value: string;
  error: string | undefined;
  onChange: (address: string) => void;
}

const UploadProgress = observer(function UploadProgress({ picture }: { picture: PictureUpload }) {
  const percent = Math.round(picture.progress * 100);
  return (
    <>
      <progress className={styles.progress} value={percent} max={100} aria-label="Upload of the picture" />
      <div className={styles.picker}>
        <output className={styles.hint}>{percent < 100 ? `Uploading, ${percent} %` : 'Storing…'}</output>
        <Button onClick={picture.stop}>Stop the upload</Button>
      </div>
    </>
  );
});

const UploadError = observer(function UploadError({ picture, error }: Pick<Props, 'picture' | 'error'>) {
  const text = picture.failureText ?? error;
  if (text === undefined) return null;
  return (
    <div role="alert" className={styles.picker}>
      <p className={styles.error}>{text}</p>
      {picture.canRetry ? <Button onClick={() => void picture.retry()}>Try again</Button> : null}
    </div>
  );
});

const Picker = observer(function Picker({ picture, value, onChange }: Omit<Props, 'error'>) {
  const fileInput = useRef<HTMLInputElement>(null);
  const isUploaded = value.startsWith('/files/');
  return (
    <div className={styles.picker}>
      <input
        ref={fileInput}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        hidden
        aria-label="Picture file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void picture.choose(file);
        }}
      />
      <Button onClick={() => fileInput.current?.click()}>
        {isUploaded ? 'Choose another picture' : 'Choose a picture'}
      </Button>
      {isUploaded ? (
        <Button look="quiet" onClick={() => onChange('')}>
          Remove picture
        </Button>
      ) : null}
    </div>
  );
});

/** The event's picture: an upload with progress, or one of the included pictures (EV-33, EV-34). */
export const PictureField = observer(function PictureField({ picture, value, error, onChange }: Props) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>Picture</legend>
      {picture.sending.loading ? (
        <UploadProgress picture={picture} />
      ) : (
        <Picker picture={picture} value={value} onChange={onChange} />
      )}
      <p className={styles.hint}>Optional. JPEG, PNG or WebP, up to 5 MB; 16:9 looks best.</p>
      <UploadError picture={picture} error={error} />
      <StockPictures
        chosen={value}
        onChoose={(address) => {
          picture.stop();
          onChange(address);
        }}
      />
    </fieldset>
  );
});
