import { links } from '@marquee/shared-contracts';
import { sampleHostEventDetails, sampleId } from '@marquee/shared-contracts/testing';
import { listEventTabs } from './listEventTabs';

const quizOnSite = sampleHostEventDetails({ mode: 'offline', role: 'ADMIN' });
const listLabels = (event = quizOnSite, current = links.eventDetail(sampleId())) =>
  listEventTabs(sampleId(), event, current).map(({ label }) => label);

it.each([
  [
    'MANAGER',
    [
      'Details',
      'Questions',
      'Participants',
      'Check-in',
      'Rooms',
      'Scores',
      'Announcements',
      'Certificates',
      'Collaborators',
    ],
  ],
  ['EDITOR', ['Details', 'Questions', 'Collaborators']],
  ['DESK', ['Details', 'Participants', 'Check-in', 'Rooms', 'Collaborators']],
] as const)('the role %s opens its tabs (HO-19)', (administratorRole, labels) => {
  expect(listLabels({ ...quizOnSite, administratorRole })).toEqual(labels);
});

it('the tab of a screen that the role does not open stays while the screen is open', () => {
  const event = { ...quizOnSite, administratorRole: 'DESK' as const };
  expect(listLabels(event, links.quizScores(sampleId()))).toContain('Scores');
});
