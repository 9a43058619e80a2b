import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { type HostEventDetails, links } from '@marquee/shared-contracts';
import { ApiError } from '@marquee/shared-contracts/browser';
import { sampleHostEventDetails } from '../../testing/eventSamples';
import { sampleId } from '../../testing/samples';
import { HostEventLayout } from './HostEventLayout';
import { OpenedEvent } from './OpenedEvent';

const openSample = (changes: Partial<HostEventDetails> = {}): OpenedEvent =>
  new OpenedEvent(async () => sampleHostEventDetails(changes));

const meta = {
  component: HostEventLayout,
  args: {
    eventId: sampleId(),
    heading: 'Participants',
    tab: links.participants(sampleId()),
    opened: openSample(),
    children: () => <p>The content of the screen.</p>,
  },
} satisfies Meta<typeof HostEventLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Quiz: Story = {};
export const WithoutQuestions: Story = { args: { opened: openSample({ questions: 0 }) } };
export const QuizOnSite: Story = {
  args: { tab: links.collaborators(sampleId()), opened: openSample({ mode: 'offline' }) },
};
export const Seminar: Story = {
  args: { opened: openSample({ category: 'seminar', mode: 'offline', rooms: 0 }) },
};
export const Draft: Story = {
  args: { opened: openSample({ state: 'draft', missing: ['startTime', 'endTime'] }) },
};
export const Cancelled: Story = { args: { opened: openSample({ cancelled: true }) } };
export const ShownHeading: Story = {
  args: { heading: 'Update event', tab: links.eventDetail(sampleId()), isHeadingShown: true },
};
export const LongTitle: Story = {
  args: {
    opened: openSample({
      title: 'The International Inter-College Electronics and Communication Circuit Quiz',
    }),
  },
};
export const Loading: Story = { args: { opened: new OpenedEvent(() => new Promise(() => undefined)) } };
export const Missing: Story = {
  args: {
    opened: new OpenedEvent(() =>
      Promise.reject(new ApiError({ status: 404, code: 'NOT_FOUND', message: 'Not found' })),
    ),
  },
};
