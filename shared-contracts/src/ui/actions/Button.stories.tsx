import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { fn } from 'storybook/test';
import { Button, ButtonLink } from './Button';

const meta = {
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Save changes', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Main: Story = { args: { look: 'main' } };
export const Quiet: Story = { args: { look: 'quiet' } };
export const Danger: Story = { args: { look: 'danger', children: 'Delete event' } };
export const Wide: Story = { args: { look: 'main', isWide: true } };
export const Busy: Story = { args: { look: 'main', isBusy: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    children: 'Save the changes of all questions and send a notification to every registered participant',
  },
};
export const Link: Story = { render: () => <ButtonLink to="/">See all events</ButtonLink> };
export const MainLink: Story = {
  render: () => (
    <ButtonLink to="/" look="main">
      Register
    </ButtonLink>
  ),
};
