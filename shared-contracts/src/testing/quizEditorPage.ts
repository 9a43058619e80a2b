import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  type CallInput,
  quizEditor,
  type EditedQuiz,
  links,
  manageEvents,
  screenPaths,
} from '../contract/index';
import { sampleHostEventDetails } from './eventSamples';
import { fakeApi, type FakeApi, success } from './FakeApi';
import { sampleHost, sampleId } from './samples';

const eventId = sampleId(7);

const listSummaries = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Questions' }))
    .getAllByRole('button', { expanded: false })
    .map((row) => row.textContent);

/** The quiz after a save: each save gives the questions new ids. */
function toStoredQuiz(
  quiz: EditedQuiz,
  body: CallInput<typeof quizEditor.replaceQuestions>['body'],
): EditedQuiz {
  const { title, showScores, questions } = Array.isArray(body) ? { questions: body } : body;
  return {
    ...quiz,
    title: title ?? quiz.title,
    showScores: showScores ?? quiz.showScores,
    questions: questions.map(({ questionText, options, correctAnswer }, position) => ({
      id: sampleId(500 + position),
      questionText: questionText ?? '',
      options: options.map((option) => option ?? ''),
      correctAnswer: correctAnswer ?? '',
    })),
  };
}

/** The quiz editor in tests: its path, a fake server, and the host's actions. */
export const quizEditorPage = {
  eventId,
  address: { path: screenPaths.createQuiz, at: links.createQuiz(eventId), as: sampleHost() },

  /** Fakes the server of one quiz: saves take effect and can fail. */
  serving(quiz: EditedQuiz, event: Parameters<typeof sampleHostEventDetails>[0] = {}): FakeApi {
    return fakeApi()
      .on(manageEvents.details, () => success(sampleHostEventDetails({ id: eventId, ...event })))
      .on(quizEditor.questions, () => success(quiz))
      .on(quizEditor.replaceQuestions, ({ body }) =>
        success(toStoredQuiz(quiz, body), 'Quiz questions added successfully!'),
      );
  },

  sent: (api: FakeApi) => api.inputs(quizEditor.replaceQuestions).map(({ body }) => body),
  summaries: listSummaries,
  numbers: () => listSummaries().map((text) => /What is (\d+)/.exec(text ?? '')?.[1]),
  save: (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save quiz' })),
  edit: (user: UserEvent, place: number) =>
    user.click(screen.getAllByRole('button', { expanded: false })[place - 1] as HTMLElement),
};
