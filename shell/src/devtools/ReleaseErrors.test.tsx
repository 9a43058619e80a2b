import { releases } from '@marquee/shared-contracts';
import { fakeApi, renderScreen, success } from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { ReleaseErrors } from './ReleaseErrors';

const row = {
  remote: 'mf-quiz',
  version: '1.1.0',
  name: 'TypeError',
  frames: ['src/attempt/QuizScreen.tsx:34', 'src/attempt/Quiz.tsx:7'],
  count: 12,
  firstAt: '2026-03-01T08:00:00.000Z',
  lastAt: '2026-03-02T09:30:00.000Z',
};

async function enterToken(token: string) {
  const { user } = await renderScreen(<ReleaseErrors />);
  if (token !== '') await user.type(screen.getByLabelText('Operator token'), token);
  await user.click(screen.getByRole('button', { name: 'Show errors' }));
}

it('shows file, line, class and count of each error with the operator token, and forgets the field', async () => {
  const api = fakeApi().on(releases.errors, () => success([row]));
  await enterToken(' operator-token ');
  expect(await screen.findByRole('heading', { name: 'src/attempt/QuizScreen.tsx:34' })).toBeInTheDocument();
  for (const text of ['mf-quiz 1.1.0', 'TypeError', '12', 'src/attempt/Quiz.tsx:7'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(api.tokens(releases.errors)).toEqual(['operator-token']);
  expect(screen.queryByLabelText('Operator token')).toBeNull();
});

it('says that no page reported an error', async () => {
  fakeApi().on(releases.errors, () => success([]));
  await enterToken('operator-token');
  expect(await screen.findByText('No page reported an error in the last week.')).toBeInTheDocument();
});

it('refuses a wrong token beside its field', async () => {
  fakeApi().refuse(releases.errors, 'NOT_FOUND');
  await enterToken('x');
  expect(await screen.findByText('This is not the operator token of this server.')).toBeInTheDocument();
  expect(screen.queryByRole('list')).toBeNull();
});

it('asks for a token before it sends a call', async () => {
  const api = fakeApi();
  await enterToken('');
  expect(await screen.findByText('Enter the operator token.')).toBeInTheDocument();
  expect(api.inputs(releases.errors)).toEqual([]);
});
