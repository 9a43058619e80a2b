import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { PrerenderedMarkup } from './PrerenderedMarkup';

const meta = {
  component: PrerenderedMarkup,
  args: { of: '#prerendered-sample', children: <p>Loading events...</p> },
} satisfies Meta<typeof PrerenderedMarkup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithoutMarkup: Story = {};
export const WithMarkup: Story = {
  decorators: [
    (Story) => {
      if (document.querySelector('#prerendered-sample') === null) {
        const markup = document.createElement('p');
        markup.id = 'prerendered-sample';
        markup.textContent = 'Markup of the document, which stays until the events are loaded.';
        document.body.append(markup);
      }
      return <Story />;
    },
  ],
  beforeEach: () => () => document.querySelector('#prerendered-sample')?.remove(),
};
