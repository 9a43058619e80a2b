import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { authoring, type AuthoredQuiz, hosting } from '../contract/index';
import { sampleHostEventDetails } from './eventSamples';
import { fakeApi, type FakeApi, success } from './FakeApi';
import { sampleHost, sampleId } from './samples';

const eventId = sampleId(7);

const summaries = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Questions' }))
    .getAllByRole('button', { expanded: false })
    .map((row) => row.textContent);

/** Writing the questions of a quiz: where, the server's side, and what a host sees and presses. */
export const quizAuthoring = {
  eventId,
  address: { path: '/create-quiz/:eventId?', at: `/create-quiz/${eventId}`, as: sampleHost() },

  /** The server's side of one quiz: saving takes effect, and can be refused. */
  serving(quiz: AuthoredQuiz, event: Parameters<typeof sampleHostEventDetails>[0] = {}): FakeApi {
    return fakeApi()
      .on(hosting.details, () => success(sampleHostEventDetails({ id: eventId, ...event })))
      .on(authoring.questions, () => success(quiz))
      .on(authoring.replaceQuestions, () => success(quiz, 'Quiz questions added successfully!'));
  },

  sent: (api: FakeApi) => api.inputs(authoring.replaceQuestions).map(({ body }) => body),
  summaries,
  numbers: () => summaries().map((text) => /What is (\d+)/.exec(text ?? '')?.[1]),
  save: (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save quiz' })),
  edit: (user: UserEvent, place: number) =>
    user.click(screen.getAllByRole('button', { expanded: false })[place - 1] as HTMLElement),
};
