import type { Database } from '../../platform/database/Database';

/** Who asks about which quiz. */
export interface AttemptKey {
  eventId: string;
  userId: string;
}

/** The questions of a quiz in their order, each with the person's own choice where there is one. */
export const findOwnAnswers = (database: Database, { eventId, userId }: AttemptKey) =>
  database
    .selectFrom('quizQuestions')
    .leftJoin('answers', (join) =>
      join
        .onRef('answers.eventId', '=', 'quizQuestions.eventId')
        .onRef('answers.questionId', '=', 'quizQuestions.id')
        .on('answers.userId', '=', userId),
    )
    .select([
      'quizQuestions.id',
      'quizQuestions.position',
      'quizQuestions.questionText',
      'quizQuestions.options',
      'answers.optionId',
      'answers.revision',
      'answers.answeredAt',
    ])
    .where('quizQuestions.eventId', '=', eventId)
    .orderBy('quizQuestions.position');

export type OwnAnswer = Awaited<ReturnType<ReturnType<typeof findOwnAnswers>['execute']>>[number];

/** The text of the chosen option, which is all that leaves the server: ids of options stay here (QZ-2). */
export const chosenText = ({ options, optionId }: Pick<OwnAnswer, 'options' | 'optionId'>): string | null =>
  options.find((option) => option.id === optionId)?.text ?? null;
