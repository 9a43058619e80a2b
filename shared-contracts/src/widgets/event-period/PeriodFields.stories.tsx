import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';

import { PeriodFields } from './PeriodFields';

const meta = {
  component: PeriodFields,
  args: { onChange: fn(), period: { when: 'any', from: '', to: '' } },
} satisfies Meta<typeof PeriodFields>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AnyTime: Story = {};
export const Dates: Story = { args: { period: { when: 'dates', from: '2031-06-03', to: '2031-06-30' } } };
