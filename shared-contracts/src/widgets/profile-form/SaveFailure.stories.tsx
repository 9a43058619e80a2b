import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { ApiError } from '@marquee/shared-contracts/browser';
import { fn } from 'storybook/test';
import { SaveFailure } from './SaveFailure';

const error = new ApiError({
  status: 503,
  code: 'UNAVAILABLE',
  message: 'The server is busy. Try again soon.',
});

const meta = {
  component: SaveFailure,
  args: { saving: { loading: false, error }, onRetry: fn() },
} satisfies Meta<typeof SaveFailure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
export const NoFailure: Story = { args: { saving: { loading: false, error: undefined } } };
