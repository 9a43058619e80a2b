import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { fn, userEvent } from 'storybook/test';
import { createInboxSample, failingInbox, loadingInbox } from '../../../.storybook/createInboxSample';
import { BellMenu } from './BellMenu';

const meta = {
  component: BellMenu,
  args: { inbox: createInboxSample(['Green Hack', 'Circuit Quiz']), to: '/', targetOf: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof BellMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const openMenu: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button'));
  await canvas.findByRole('region', { name: 'Newest notifications' });
};

export const Closed: Story = {};
export const Open: Story = { play: openMenu };
export const Empty: Story = { args: { inbox: createInboxSample([]) }, play: openMenu };
export const Loading: Story = { args: { inbox: loadingInbox }, play: openMenu };
export const Failed: Story = { args: { inbox: failingInbox }, play: openMenu };
export const LongText: Story = {
  args: {
    inbox: createInboxSample(['The International Inter-College Electronics and Communication Circuit Quiz']),
  },
  play: openMenu,
};
