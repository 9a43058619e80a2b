import { Page } from '@marquee/shared-contracts/ui';
import styles from './Article.module.css';

interface Props {
  heading: string;
  /** A sentence with version and date. */
  version: string;
  sections: readonly { title: string; text: string }[];
}

/** A legal text with sections. */
export function Article({ heading, version, sections }: Props) {
  return (
    <Page heading={heading} intro={version}>
      <article className={styles.article}>
        {sections.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </article>
    </Page>
  );
}
