import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Drawing } from './Drawing';

const meta = { component: Drawing, args: { name: 'seat' } } satisfies Meta<typeof Drawing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ticket: Story = {};
export const Search: Story = { args: { name: 'search' } };
