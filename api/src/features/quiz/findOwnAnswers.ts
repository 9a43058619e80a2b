import type { Database } from '../../platform/database/Database';

/** A person and a quiz. */
export interface AttemptOwner {
  eventId: string;
  userId: string;
}

/** The questions of a quiz in their order, each with the person's answer, if any. */
export const findOwnAnswers = (database: Database, { eventId, userId }: AttemptOwner) =>
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

/** The text of the chosen option; option ids never leave the server (QZ-2). */
export const findChosenText = ({
  options,
  optionId,
}: Pick<OwnAnswer, 'options' | 'optionId'>): string | null =>
  options.find((option) => option.id === optionId)?.text ?? null;
