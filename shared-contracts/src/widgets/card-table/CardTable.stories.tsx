import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Button } from '@marquee/shared-contracts/ui';
import { CardTable } from './CardTable';
import { Cell } from './Cell';
import { RowHeading } from './RowHeading';

const createRow = (name: string, { isDim = false } = {}) => (
  <tr key={name} data-dim={isDim || undefined}>
    <RowHeading detail={`${name.split(' ')[0]?.toLowerCase() ?? ''}@demo.test`}>{name}</RowHeading>
    <Cell label="College">Lakeside College</Cell>
    <Cell label="Registered on" isOneLine>
      12 Oct 2026
    </Cell>
    <Cell isAction>
      <Button>Remove</Button>
    </Cell>
  </tr>
);

const meta = {
  component: CardTable,
  subcomponents: { Cell, RowHeading },
  args: {
    caption: 'Registered participants, newest first',
    columns: ['Participant', 'College', 'Registered on'],
    actions: 'Actions',
    children: [createRow('Asha Rao'), createRow('Ravi Kumar')],
  },
} satisfies Meta<typeof CardTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DimRow: Story = {
  args: { children: [createRow('Asha Rao'), createRow('Ravi Kumar', { isDim: true })] },
};
export const WithDetails: Story = {
  args: {
    hasDetails: true,
    children: (
      <tr>
        <RowHeading detail="asha@demo.test">Asha Rao</RowHeading>
        <Cell label="College">Lakeside College</Cell>
        <Cell label="Registered on" isDetail isOneLine>
          12 Oct 2026
        </Cell>
        <Cell isBesideHeading>
          <Button>Remove</Button>
        </Cell>
      </tr>
    ),
  },
};
export const LongText: Story = {
  args: { children: createRow('Venkatanarasimharajuvaripeta Subramaniam Chandrasekhar Iyer') },
};
