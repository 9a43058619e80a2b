import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Chip } from './Chip';

const meta = { component: Chip, args: { children: 'Online' } } satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Strong: Story = { args: { isStrong: true, children: 'Registered' } };
export const LongText: Story = {
  args: { children: 'Registration opens tomorrow at 10 am' },
};
