import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Glyph, type GlyphName } from './Glyph';

/** A record names every glyph, so that a new one is missing here until it is added. */
const names: Record<GlyphName, true> = {
  bell: true,
  warning: true,
  check: true,
  close: true,
  offline: true,
  grip: true,
  up: true,
  down: true,
  left: true,
  right: true,
  menu: true,
  more: true,
  search: true,
  heart: true,
  calendar: true,
  place: true,
  clock: true,
  share: true,
  link: true,
  learn: true,
  award: true,
  seat: true,
  people: true,
  quiz: true,
  hackathon: true,
  webinar: true,
  seminar: true,
  other: true,
};

const meta = { component: Glyph, args: { name: 'heart' } } satisfies Meta<typeof Glyph>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Outlined: Story = {};
export const Filled: Story = { args: { isFilled: true } };
export const AllGlyphs: Story = {
  render: () => (
    <ul>
      {(Object.keys(names) as GlyphName[]).map((name) => (
        <li key={name}>
          <Glyph name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
