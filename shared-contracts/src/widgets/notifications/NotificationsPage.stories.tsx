import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Button } from '@marquee/shared-contracts/ui';
import { createInboxSample, failingInbox, loadingInbox } from '../../../.storybook/createInboxSample';
import { NotificationsPage } from './NotificationsPage';

const meta = {
  component: NotificationsPage,
  args: {
    inbox: createInboxSample(['Green Hack', 'Circuit Quiz']),
    size: 5,
    targetOf: () => ({ label: 'Open event', to: '/' }),
    emptyTarget: { label: 'Find events', to: '/' },
  },
} satisfies Meta<typeof NotificationsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unread: Story = {};
export const Empty: Story = { args: { inbox: createInboxSample([]) } };
export const Loading: Story = { args: { inbox: loadingInbox } };
export const Failed: Story = { args: { inbox: failingInbox } };
export const SeveralPages: Story = {
  args: { inbox: createInboxSample(Array.from({ length: 12 }, (_title, index) => `Quiz ${index + 1}`)) },
};
export const WithAnswer: Story = {
  args: { renderAnswer: (_notification, done) => <Button onClick={done}>Accept</Button> },
};
export const LongText: Story = {
  args: {
    inbox: createInboxSample(['The International Inter-College Electronics and Communication Circuit Quiz']),
  },
};
