import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { CategoryChip } from './CategoryChip';

const meta = { component: CategoryChip, args: { category: 'quiz' } } satisfies Meta<typeof CategoryChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Quiz: Story = {};
export const Hackathon: Story = { args: { category: 'hackathon' } };
export const Webinar: Story = { args: { category: 'webinar' } };
export const Seminar: Story = { args: { category: 'seminar' } };
export const Other: Story = { args: { category: 'other' } };
