import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { fn } from 'storybook/test';
import { Failure } from './Failure';

const meta = { component: Failure, args: { text: 'Failed to load teams', onRetry: fn() } } satisfies Meta<
  typeof Failure
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithReason: Story = { args: { reason: 'The server is busy. Try again soon.' } };
export const LongText: Story = {
  args: {
    reason:
      'The server did not answer in time, and the last three attempts have failed. Check the connection.',
  },
};
