import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Avatar } from './Avatar';

const meta = { component: Avatar, args: { name: 'Asha Verma', size: 48 } } satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Picture: Story = { args: { imageUrl: '/images/avatars/1.svg' } };
export const Large: Story = { args: { size: 72 } };
export const LongText: Story = { args: { name: 'Maria Fernanda Aurelia de la Cruz y Santa Maria' } };
