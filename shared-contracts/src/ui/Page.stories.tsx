import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Page } from './Page';

const meta = {
  component: Page,
  args: { heading: 'My events', children: <p>The content of the screen.</p> },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PageWidth: Story = {};
export const FormWidth: Story = { args: { width: 'form' } };
export const Intro: Story = {
  args: { intro: 'Events that you have registered for, and events that you like.' },
};
export const LongHeading: Story = {
  args: {
    heading: 'Registration for the International Inter-College Electronics and Communication Circuit Quiz',
  },
};
