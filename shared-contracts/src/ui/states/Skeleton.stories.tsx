import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Skeleton } from './Skeleton';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Title: Story = { args: { shape: 'title' } };
export const Picture: Story = { args: { shape: 'picture' } };
export const Card: Story = { args: { shape: 'card' } };
export const Rows: Story = { args: { shape: 'row', count: 3 } };
