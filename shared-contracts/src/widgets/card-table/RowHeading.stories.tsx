import type { Decorator, Meta, StoryObj } from '@storybook/react-webpack5';

import { CardTable } from './CardTable';
import { Cell } from './Cell';
import { RowHeading } from './RowHeading';

const withRow: Decorator = (Story) => (
  <CardTable caption="Registered participants" columns={['Participant', 'College']}>
    <tr>
      <Story />
      <Cell label="College">Lakeside College</Cell>
    </tr>
  </CardTable>
);

const meta = { component: RowHeading, args: { children: 'Asha Rao' }, decorators: [withRow] } satisfies Meta<
  typeof RowHeading
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Detail: Story = { args: { detail: 'asha@demo.test' } };
export const LongText: Story = {
  args: { children: 'Venkatanarasimharajuvaripeta Subramaniam Iyer '.repeat(3) },
};
