import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { toasts } from '../../browser/index';
import { ToastRegion } from './ToastRegion';

const clear = () => toasts.list.slice().forEach(({ id }) => toasts.dismiss(id));

const meta = {
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoToasts: Story = {};
export const Info: Story = {
  beforeEach: () => {
    toasts.info('Ravi Kumar has joined Solar Sparrows.');
    return clear;
  },
};
export const Success: Story = {
  beforeEach: () => {
    toasts.success('Profile updated successfully!');
    return clear;
  },
};
export const Error: Story = {
  beforeEach: () => {
    toasts.error('Something went wrong');
    return clear;
  },
};
export const WithAction: Story = {
  beforeEach: () => {
    toasts.success('You declined Ravi Kumar.', { label: 'Undo', run: () => toasts.info('Undone') });
    return clear;
  },
};
export const LongText: Story = {
  beforeEach: () => {
    toasts.info(
      'Ravi Kumar would like to join Solar Sparrows for the Inter-College Electronics Circuit Quiz. '.repeat(
        2,
      ),
    );
    return clear;
  },
};
