import { Page } from '@marquee/shared-contracts/ui';
import styles from './Article.module.css';

interface Props {
  heading: string;
  /** Version and day, as a sentence. */
  version: string;
  parts: readonly { title: string; text: string }[];
}

/** A text to read, in parts. */
export function Article({ heading, version, parts }: Props) {
  return (
    <Page heading={heading} intro={version}>
      <article className={styles.article}>
        {parts.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </article>
    </Page>
  );
}
