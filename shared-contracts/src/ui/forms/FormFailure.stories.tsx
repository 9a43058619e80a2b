import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { ButtonLink } from '../actions/Button';
import { FormFailure } from './FormFailure';

const meta = { component: FormFailure, args: { text: 'Team is full' } } satisfies Meta<typeof FormFailure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithLink: Story = { args: { children: <ButtonLink to="/">Find another team</ButtonLink> } };
export const LongText: Story = {
  args: {
    text: 'The event was changed by another administrator meanwhile. Reload the page and make your changes again.',
  },
};
