import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { TabLinks } from './TabLinks';

const links = [
  { label: 'Registered', to: '/registered' },
  { label: 'Liked', to: '/liked' },
  { label: 'Completed', to: '/completed' },
];
const meta = { component: TabLinks, args: { label: 'My events', links, current: '/liked' } } satisfies Meta<
  typeof TabLinks
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tabs: Story = {};
export const Pills: Story = { args: { look: 'pills' } };
export const ManyTabs: Story = {
  args: {
    links: [...links, ...links.map(({ label, to }) => ({ label: `${label} by my team`, to: `${to}/team` }))],
  },
};
