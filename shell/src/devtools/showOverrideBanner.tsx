import { createRoot } from 'react-dom/client';
import type { Override } from './override';
import styles from './showOverrideBanner.module.css';

interface Props {
  override: Override;
  failure: string | undefined;
  onDrop: () => void;
}

function Banner({ override: { name, url }, failure, onDrop }: Props) {
  return (
    <aside className={styles.banner} aria-label="Override">
      <span>{`This tab shows ${name} from ${url.origin}.`}</span>
      {failure === undefined ? null : <span role="alert">{failure}</span>}
      <button type="button" className={styles.remove} onClick={onDrop}>
        Drop
      </button>
    </aside>
  );
}

/** Shows above the page that a remote is overridden (RL-26). */
export function showOverrideBanner(
  override: Override,
  failure: string | undefined,
  onDrop: () => void,
): void {
  const container = document.createElement('div');
  document.body.prepend(container);
  createRoot(container).render(<Banner override={override} failure={failure} onDrop={onDrop} />);
}
