import { attendees, type FormQuestion, links, manageEvents } from '@marquee/shared-contracts';
import {
  fakeApi,
  hoursFromNow,
  renderScreen,
  sampleHost,
  sampleHostEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { AttendeesScreen } from './AttendeesScreen';

const id = sampleId(7);
const food: FormQuestion = {
  id: 'food',
  kind: 'SEVERAL_OF',
  text: 'What do you eat?',
  options: ['Fish', 'Eggs'],
  required: false,
};
const photo: FormQuestion = {
  ...food,
  id: 'photo',
  kind: 'CONSENT',
  text: 'May we take photos?',
  options: [],
};

const person = {
  id: sampleId(200),
  name: 'Asha Rao',
  email: 'asha@demo.test',
  phone: '9876543210',
  institute: 'Lakeside College',
  type: 'Others',
  course: '',
  duration: '',
  graduationYear: null,
  registeredAt: hoursFromNow(-5),
  team: null,
  teamId: null,
  checkedInAt: null,
  state: 'ACTIVE' as const,
  answers: [{ questionId: 'food', question: 'Which food?', values: ['Fish', 'Eggs'] }],
};

const serve = () =>
  fakeApi()
    .on(manageEvents.details, () =>
      success({ ...sampleHostEventDetails({ id }), formQuestions: [food, photo] }),
    )
    .on(attendees.activity, () => success({ days: [], registrations: 1, checkedIn: 0 }))
    .on(attendees.list, () => ({
      status: 'SUCCESS' as const,
      data: [],
      participants: [person],
      totalPages: 1,
      totalElements: 1,
      number: 0,
    }));

const open = (search = '') =>
  renderScreen(<AttendeesScreen />, {
    path: '/view-participants/:eventId?',
    at: `${links.participants(id)}${search}`,
    as: sampleHost(),
  });

describe('answers in the list of participants (HO-21)', () => {
  it('have a column once it is chosen, with a question that was asked differently', async () => {
    const api = serve();
    const { user } = await open();
    await user.click(await screen.findByText('Answers (0 of 2 shown)'));
    await user.click(screen.getByRole('checkbox', { name: 'What do you eat?' }));
    const table = within(await screen.findByRole('table'));
    expect(await table.findByRole('columnheader', { name: 'What do you eat?' })).toBeVisible();
    expect(table.getByText('Fish, Eggs')).toBeVisible();
    expect(table.getByText('Asked: Which food?')).toBeVisible();
    expect(api.inputs(attendees.list).at(-1)?.query).toMatchObject({ columns: 'food' });
    await user.click(screen.getByRole('checkbox', { name: 'What do you eat?' }));
    expect(await screen.findByText('Answers (0 of 2 shown)')).toBeVisible();
  });

  it('are a filter by a question and one of its answers', async () => {
    const api = serve();
    const { user } = await open();
    await user.selectOptions(await screen.findByLabelText('Question'), '1. What do you eat?');
    await user.selectOptions(await screen.findByLabelText('Answer'), 'Eggs');
    expect(api.inputs(attendees.list).at(-1)?.query).toMatchObject({ question: 'food', answer: 'Eggs' });
    await user.selectOptions(screen.getByLabelText('Question'), '2. May we take photos?');
    expect(api.inputs(attendees.list).at(-1)?.query).toMatchObject({ question: 'photo' });
    expect(api.inputs(attendees.list).at(-1)?.query?.answer).toBeUndefined();
  });
});
