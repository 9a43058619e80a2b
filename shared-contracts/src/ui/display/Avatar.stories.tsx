import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Avatar } from './Avatar';

const meta = { component: Avatar, args: { name: 'Asha Verma', size: 48 } } satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1"/></svg>';
export const Picture: Story = {
  args: { imageUrl: `data:image/svg+xml,${encodeURIComponent(drawing)}` },
};
export const Large: Story = { args: { size: 72 } };
export const LongText: Story = { args: { name: 'Maria Fernanda Aurelia de la Cruz y Santa Maria' } };
