import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { createInboxSample } from '../../../.storybook/createInboxSample';
import { Bell } from './Bell';

const meta = { component: Bell, args: { inbox: createInboxSample([]), to: '/' } } satisfies Meta<typeof Bell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingUnread: Story = {};
export const Unread: Story = { args: { inbox: createInboxSample(['Green Hack', 'Circuit Quiz']) } };
export const ManyUnread: Story = {
  args: { inbox: createInboxSample(Array.from({ length: 120 }, (_title, index) => `Quiz ${index + 1}`)) },
};
