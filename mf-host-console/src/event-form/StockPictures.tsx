import { useId } from 'react';
import { DEFAULT_IMAGE } from './eventAdapter';
import styles from './PictureField.module.css';
import { stockPictures } from './stockPictures';

interface Props {
  /** URL of the selected picture; '' for the default picture. */
  chosen: string;
  onChoose: (address: string) => void;
}

const pictures = [{ address: '', label: 'Plain' }, ...stockPictures];

/** The included pictures, for events without an uploaded picture (EV-2, EV-34). */
export function StockPictures({ chosen, onChoose }: Props) {
  const name = useId();
  return (
    <details>
      <summary className={styles.summary}>Or choose one of ours</summary>
      <div className={styles.stockPictures} role="radiogroup" aria-label="Our drawings">
        {pictures.map(({ address, label }) => (
          <label key={label} className={styles.stockPicture}>
            <input
              type="radio"
              name={name}
              aria-label={label}
              checked={address === chosen}
              onChange={() => onChoose(address)}
            />
            <img
              src={address === '' ? DEFAULT_IMAGE : address}
              alt=""
              width={128}
              height={72}
              loading="lazy"
            />
          </label>
        ))}
      </div>
    </details>
  );
}
