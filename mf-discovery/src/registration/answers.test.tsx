import { type FormQuestion, links, registration } from '@marquee/shared-contracts';
import {
  fakeApi,
  renderScreen,
  sampleAccount,
  sampleEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { AnswersStore } from './AnswersStore';
import { RegistrationScreen } from './RegistrationScreen';

const id = sampleId();
const reply = {
  ...success({ registrationId: sampleId(5), eventId: id, registeredAt: '2031-05-01T04:30:00Z' }),
  message: 'Registration successful',
  success: true as const,
};

const createQuestion = (kind: FormQuestion['kind'], changes: Partial<FormQuestion> = {}): FormQuestion => ({
  id: kind.toLowerCase().replace('_', '-'),
  kind,
  text: `The ${kind}`,
  options: kind === 'ONE_OF' || kind === 'SEVERAL_OF' ? ['Fish', 'Eggs'] : [],
  required: false,
  ...changes,
});

const createDetails = (formQuestions: FormQuestion[]) =>
  success({
    ...sampleEventDetails({ id, registrationState: 'OPEN' }),
    formQuestions,
    registered: false,
    favourite: false,
  });

const serve = (formQuestions: FormQuestion[]) =>
  fakeApi()
    .on(registration.latestForm, () => success(null))
    .on(registration.details, () => createDetails(formQuestions))
    .on(registration.register, () => reply);

async function open() {
  const opened = await renderScreen(<RegistrationScreen />, {
    path: '/regifore/:eventId',
    at: links.registration(id),
    as: sampleAccount(),
  });
  await opened.user.type(await screen.findByLabelText('Institute'), 'Lakeside College');
  return opened;
}

const pressRegister = ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(screen.getByRole('button', { name: 'Register' }));

describe('the own questions of an event in the registration form (RG-24)', () => {
  it('are answered by a field of their kind', async () => {
    const kinds = ['SHORT_TEXT', 'LONG_TEXT', 'ONE_OF', 'SEVERAL_OF', 'NUMBER', 'DATE', 'CONSENT'] as const;
    const api = serve(kinds.map((kind) => createQuestion(kind)));
    const opened = await open();
    const { user } = opened;
    await user.type(screen.getByLabelText('The SHORT_TEXT'), ' Medium ');
    await user.type(screen.getByLabelText('The LONG_TEXT'), 'A lot.');
    await user.selectOptions(screen.getByLabelText('The ONE_OF'), 'Eggs');
    await user.click(screen.getByRole('checkbox', { name: 'Eggs' }));
    await user.click(screen.getByRole('checkbox', { name: 'Fish' }));
    await user.type(screen.getByLabelText('The NUMBER'), '3');
    await user.type(screen.getByLabelText('The DATE'), '2031-05-03');
    await user.click(screen.getByRole('checkbox', { name: 'The CONSENT (optional)' }));
    await pressRegister(opened);
    expect(await screen.findByText(`Now at ${links.registrationConfirmation(id)}`)).toBeVisible();
    expect(api.inputs(registration.register)[0]?.body.answers).toEqual([
      { questionId: 'short-text', values: ['Medium'] },
      { questionId: 'long-text', values: ['A lot.'] },
      { questionId: 'one-of', values: ['Eggs'] },
      { questionId: 'several-of', values: ['Fish', 'Eggs'] },
      { questionId: 'number', values: ['3'] },
      { questionId: 'date', values: ['2031-05-03'] },
      { questionId: 'consent', values: ['yes'] },
    ]);
  });

  it('say what is missing, at the first field of it, and send nothing', async () => {
    const required = { required: true };
    const api = serve([createQuestion('SEVERAL_OF', required), createQuestion('CONSENT', required)]);
    const opened = await open();
    await pressRegister(opened);
    expect(await screen.findByText('Please answer this question.')).toBeVisible();
    expect(screen.getByText('Your consent is required.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Fish' })).toHaveFocus();
    expect(api.inputs(registration.register)).toEqual([]);
    await opened.user.click(screen.getByRole('checkbox', { name: 'Fish' }));
    expect(screen.queryByText('Please answer this question.')).not.toBeInTheDocument();
  });

  it('keep what was typed when the hosts change them', async () => {
    const first = createQuestion('SHORT_TEXT');
    const api = serve([first, createQuestion('NUMBER')]).refuse(registration.register, 'FORM_CHANGED');
    const opened = await open();
    await opened.user.type(screen.getByLabelText('The SHORT_TEXT'), 'Medium');
    api.on(registration.details, () => createDetails([createQuestion('DATE'), first]));
    await pressRegister(opened);
    expect(await screen.findByLabelText('The DATE')).toBeVisible();
    expect(screen.getByLabelText('The SHORT_TEXT')).toHaveValue('Medium');
    expect(screen.queryByLabelText('The NUMBER')).not.toBeInTheDocument();
  });

  it('are kept for a reload', async () => {
    serve([]);
    const questions = [createQuestion('SHORT_TEXT')];
    const store = new AnswersStore('test');
    store.ask(questions);
    store.set('short-text', ['Medium']);
    const reloaded = new AnswersStore('test');
    reloaded.ask(questions);
    expect(reloaded.sent).toEqual([{ questionId: 'short-text', values: ['Medium'] }]);
    reloaded.clear();
    reloaded.ask(questions);
    expect(reloaded.sent).toEqual([]);
  });

  it('are not sent where an event has none', async () => {
    const api = serve([]);
    await pressRegister(await open());
    expect(await screen.findByText(`Now at ${links.registrationConfirmation(id)}`)).toBeVisible();
    expect(api.inputs(registration.register)[0]?.body.answers).toBeUndefined();
  });
});
