import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { QrCode } from './QrCode';

const meta = {
  component: QrCode,
  args: { text: 'https://lakeside.example/quiz', label: 'QR code of the event page' },
  play: async ({ canvas }) => void (await canvas.findByRole('img')),
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { text: `https://lakeside.example/${'circuit-quiz-'.repeat(20)}` } };
