import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { QuizStore } from '../QuizStore';
import styles from './Palette.module.css';

interface Props {
  store: QuizStore;
  /** The current page, from 1. */
  page: number;
  pages: readonly number[];
}

/** Links to all questions; answered ones carry a tick, the current one an outline. */
export const Palette = observer(function Palette({ store, page, pages }: Props) {
  const answered = pages.filter((number) => store.outbox.isAnswered(number)).length;
  return (
    <nav className={styles.palette} aria-label="Questions">
      <p className={styles.total}>{`${answered} of ${pages.length} answered`}</p>
      <ol className={styles.list}>
        {pages.map((number) => (
          <li key={number}>
            <PaletteLink store={store} number={number} isCurrent={number === page} />
          </li>
        ))}
      </ol>
    </nav>
  );
});

interface LinkProps {
  store: QuizStore;
  number: number;
  isCurrent: boolean;
}

const PaletteLink = observer(function PaletteLink({ store, number, isCurrent }: LinkProps) {
  const mark = getMark(store, number);
  return (
    <Link
      to={`?page=${number}`}
      className={`${styles.page} ${styles[mark]}`}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={`Question ${number}, ${TEXTS[mark]}`}
    >
      {number}
    </Link>
  );
});

const TEXTS = { answered: 'answered', pending: 'answered, waiting for network', unanswered: 'not answered' };

function getMark(store: QuizStore, page: number): keyof typeof TEXTS {
  if (store.outbox.isPending(page) && store.sender.isStalled) return 'pending';
  return store.outbox.isAnswered(page) ? 'answered' : 'unanswered';
}
