import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { StepProgress } from './StepProgress';

const meta = { component: StepProgress, args: { step: 2, of: 4 } } satisfies Meta<typeof StepProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstStep: Story = { args: { step: 1 } };
export const Middle: Story = {};
export const LastStep: Story = { args: { step: 4 } };
