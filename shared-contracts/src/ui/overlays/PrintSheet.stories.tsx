import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { PrintSheet } from './PrintSheet';

const meta = {
  component: PrintSheet,
  args: { children: <h1>Circuit Quiz</h1> },
} satisfies Meta<typeof PrintSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
