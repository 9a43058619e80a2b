import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { fn } from 'storybook/test';
import { Button } from '../actions/Button';
import { Form } from './Form';
import { FormFailure } from './FormFailure';
import { TextField } from './TextField';

const submit = (
  <Button isSubmit look="main">
    Create team
  </Button>
);

const meta = {
  component: Form,
  args: {
    label: 'Create a team',
    errors: {},
    onSubmit: fn(),
    children: (
      <>
        <TextField label="Team name" defaultValue="Solar Sparrows" />
        {submit}
      </>
    ),
  },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Errors: Story = {
  args: {
    errors: { teamName: 'Enter a team name.' },
    children: (
      <>
        <TextField label="Team name" error="Enter a team name." />
        {submit}
      </>
    ),
  },
};
export const Failed: Story = {
  args: {
    children: (
      <>
        <TextField label="Team name" defaultValue="Solar Sparrows" />
        <FormFailure text="Teams have been final since yesterday." />
        {submit}
      </>
    ),
  },
};
export const Sending: Story = {
  args: {
    children: (
      <>
        <TextField label="Team name" defaultValue="Solar Sparrows" />
        <Button isSubmit isBusy look="main">
          Create team
        </Button>
      </>
    ),
  },
};
