import type { Decorator, Meta, StoryObj } from '@storybook/react-webpack5';

import { Button } from '@marquee/shared-contracts/ui';
import { CardTable } from './CardTable';
import { Cell } from './Cell';
import { RowHeading } from './RowHeading';

const withRow: Decorator = (Story) => (
  <CardTable caption="Registered participants" columns={['Participant', 'College']}>
    <tr>
      <RowHeading>Asha Rao</RowHeading>
      <Story />
    </tr>
  </CardTable>
);

const meta = {
  component: Cell,
  args: { label: 'College', children: 'Lakeside College' },
  decorators: [withRow],
} satisfies Meta<typeof Cell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLabel: Story = {};
export const WithoutLabel: Story = { args: { label: undefined } };
export const Obvious: Story = { args: { isObvious: true } };
export const Empty: Story = { args: { isEmpty: true, children: '–' } };
export const Action: Story = {
  args: { label: undefined, isAction: true, children: <Button>Remove</Button> },
};
export const OneLine: Story = { args: { isOneLine: true } };
export const LongText: Story = {
  args: { children: 'Department of Electronics and Communication Engineering '.repeat(4) },
};
