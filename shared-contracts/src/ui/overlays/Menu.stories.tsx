import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { fn, userEvent } from 'storybook/test';
import { Avatar } from '../display/Avatar';
import { Menu } from './Menu';

const meta = {
  component: Menu,
  args: {
    label: 'Share',
    entries: [
      { label: 'Copy link', onSelect: fn() },
      { label: 'Send by email', onSelect: fn() },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

const openMenu: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button'));
  await canvas.findByRole('menu');
};

export const Closed: Story = {};
export const Open: Story = { play: openMenu };
export const LongText: Story = {
  args: { entries: [{ label: 'Copy the invite link for your team', onSelect: fn() }] },
  play: openMenu,
};
export const Icon: Story = { args: { label: 'More actions', isIcon: true } };
export const WithPicture: Story = {
  args: {
    label: 'Account',
    picture: <Avatar name="Asha Verma" size={32} />,
    heading: 'Asha Verma',
    entries: [
      { label: 'My Profile', onSelect: fn(), isCurrent: true },
      { label: 'Logout', onSelect: fn() },
    ],
  },
  play: openMenu,
};
