import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { CategoryChip, Chip, Glyph } from '@marquee/shared-contracts/ui';
import styles from './eventCard.module.css';

interface CardProps {
  title: string;
  organization: string;
}

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>')}`;

/** The styles of an event card on the markup that mf-discovery and mf-host-console give it. */
const EventCardSample = ({ title, organization }: CardProps) => (
  <article className={styles.card} data-category="quiz">
    <img className={styles.picture} src={picture} alt="" width={640} height={360} />
    <div className={styles.chips}>
      <CategoryChip category="quiz" />
      <Chip>Online</Chip>
    </div>
    <h3 className={styles.title}>{title}</h3>
    <p className={styles.organization}>{organization}</p>
    <p className={styles.fact}>
      <Glyph name="calendar" />
      Sat, 12 Dec, 10:00 am
    </p>
  </article>
);

const meta = {
  component: EventCardSample,
  args: { title: 'Circuit Quiz', organization: 'Lakeside College' },
  decorators: [
    (Story) => (
      <>
        <h2>Upcoming events</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof EventCardSample>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    title: 'The International Inter-College Electronics and Communication Circuit Quiz '.repeat(3),
    organization: 'Department of Electronics and Communication Engineering, Lakeside College '.repeat(3),
  },
};
