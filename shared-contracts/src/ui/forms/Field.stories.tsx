import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Field } from './Field';
import styles from './Field.module.css';

const meta = {
  component: Field,
  args: {
    label: 'Start of registration',
    children: (links) => <input {...links} type="date" className={styles.control} />,
  },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OwnControl: Story = {};
export const Hint: Story = { args: { hint: 'Participants register from this day on.' } };
export const Error: Story = { args: { error: 'Choose a day.' } };
export const HintAndError: Story = {
  args: { hint: 'Participants register from this day on.', error: 'Choose a day.' },
};
