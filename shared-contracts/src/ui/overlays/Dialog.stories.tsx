import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../actions/Button';
import { Dialog } from './Dialog';

const meta = {
  component: Dialog,
  args: {
    title: 'Cancel this event?',
    isOpen: true,
    onClose: fn(),
    children: (
      <>
        <p>All participants receive an email.</p>
        <Button look="main">Cancel event</Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { isOpen: false } };
export const Open: Story = { play: async () => void (await screen.findByRole('dialog')) };
export const Alert: Story = {
  args: { isAlert: true },
  play: async () => void (await screen.findByRole('alertdialog')),
};
export const LongText: Story = {
  args: { children: <p>{'All participants receive an email with the reason. '.repeat(40)}</p> },
  play: async () => void (await screen.findByRole('dialog')),
};
export const ClosedByEscape: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
