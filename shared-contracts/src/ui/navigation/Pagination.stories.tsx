import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Pagination } from './Pagination';

const meta = { component: Pagination, args: { label: 'Pages of events', page: 1, pages: 4 } } satisfies Meta<
  typeof Pagination
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = { parameters: { path: '/?page=2' } };
export const FirstPage: Story = { args: { page: 0 } };
export const LastPage: Story = { args: { page: 3 }, parameters: { path: '/?page=4' } };
export const SinglePage: Story = { args: { page: 0, pages: 1 } };
