import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';

import { AnswerOptions } from './AnswerOptions';

const meta = {
  component: AnswerOptions,
  args: {
    onChoose: fn(),
    options: ['Ohm', 'Volt', 'Ampere', 'Farad'],
    labelledBy: 'question',
    chosen: undefined,
  },
  parameters: { controlled: { chosen: 'onChoose' } },
  decorators: [
    (Story) => (
      <>
        <h2 id="question">Which unit has resistance?</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof AnswerOptions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { chosen: 0 } };
export const TwoOptions: Story = { args: { options: ['True', 'False'] } };
export const LongText: Story = {
  args: {
    options: [
      'The resistance between two points of a conductor. '.repeat(5),
      'ElectroencephalographicallyMeasured'.repeat(4),
    ],
  },
};
