import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { ButtonLink } from '../actions/Button';
import { Empty } from './Empty';

const meta = { component: Empty, args: { text: 'No notifications' } } satisfies Meta<typeof Empty>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = {
  args: {
    text: 'You have not registered for an event.',
    children: <ButtonLink to="/">Find events</ButtonLink>,
  },
};
export const Search: Story = { args: { text: 'No events match your selection.', drawing: 'search' } };
export const LongText: Story = {
  args: {
    text: 'No event matches this search. Change the type, the mode or the words, or remove the filters.',
  },
};
