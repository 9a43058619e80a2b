import { Button } from '@marquee/shared-contracts/ui';
import { useId } from 'react';
import styles from './PageButtons.module.css';

interface Props {
  page: number;
  totalQuestions: number;
  goToPage: (page: number) => void;
}

/** Previous and Next at the bottom, within a thumb's reach; the last page shows Submit instead of Next (QZ-11). */
export function PageButtons({ page, totalQuestions, goToPage }: Props) {
  const reason = useId();
  const isFirst = page === 1;
  return (
    <div className={styles.buttons}>
      <Button
        isWide
        disabled={isFirst}
        aria-describedby={isFirst ? reason : undefined}
        onClick={() => goToPage(page - 1)}
      >
        Previous
      </Button>
      {isFirst ? (
        <span id={reason} className="visually-hidden">
          This is the first question.
        </span>
      ) : null}
      <Button isWide look="main" onClick={() => goToPage(page + 1)}>
        {page === totalQuestions ? 'Submit' : 'Next'}
      </Button>
    </div>
  );
}
