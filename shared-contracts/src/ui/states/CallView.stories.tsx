import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { fn } from 'storybook/test';
import { ApiError, type RemoteCallView } from '../../browser/index';
import { CallView } from './CallView';
import { Skeleton } from './Skeleton';

const error = new ApiError({
  status: 503,
  code: 'UNAVAILABLE',
  message: 'The server is busy. Try again soon.',
});
const call: RemoteCallView<unknown> = {
  state: 'loading',
  result: undefined,
  error: undefined,
  refreshError: undefined,
  retry: fn(),
};

const meta = {
  component: CallView,
  args: {
    call,
    loadingText: 'Loading teams...',
    skeleton: <Skeleton shape="row" count={3} />,
    children: (result: unknown) => <p>{String(result)}</p>,
  },
} satisfies Meta<typeof CallView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Result: Story = { args: { call: { ...call, state: 'succeeded', result: 'Three teams' } } };
export const Refreshing: Story = { args: { call: { ...call, state: 'loading', result: 'Three teams' } } };
export const Failed: Story = { args: { call: { ...call, state: 'failed', error } } };
export const FailedWithText: Story = {
  args: { call: { ...call, state: 'failed', error }, failureText: 'Failed to load teams' },
};
