import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { SafeLink } from './SafeLink';

const meta = {
  component: SafeLink,
  args: { href: 'https://lakeside.example', children: 'Lakeside College' },
} satisfies Meta<typeof SafeLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WebAddress: Story = {};
export const MailAddress: Story = { args: { href: 'mailto:asha@demo.test', children: 'asha@demo.test' } };
export const UnsafeAddress: Story = { args: { href: 'ftp://lakeside.example' } };
export const LongText: Story = {
  args: { children: `https://lakeside.example/${'circuit-quiz-'.repeat(12)}` },
};
