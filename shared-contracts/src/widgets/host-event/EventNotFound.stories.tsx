import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { EventNotFound } from './EventNotFound';

const meta = { component: EventNotFound } satisfies Meta<typeof EventNotFound>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
