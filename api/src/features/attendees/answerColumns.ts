import type { FormQuestion, StoredAnswer } from '@marquee/shared-contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import type { Cell } from '../../platform/http/toCsv';

/** A question as it was asked; a changed one has a column of its own in a file (HO-21). */
type QuestionColumn = Pick<StoredAnswer, 'questionId' | 'question'>;

/** chosen: more than the questions of an event; a host who changes them often gets the first ones. */
const MAX_COLUMNS = 100;

/**
 * The questions that people were asked, those of the event first in its order. `answers` are the rows with a column
 * `answers`.
 */
export async function findQuestionColumns(
  database: Database,
  eventId: string,
  answers: RawBuilder<unknown>,
): Promise<QuestionColumn[]> {
  const { rows } = await sql<QuestionColumn>`
    with asked as (select distinct answer->>'questionId' as id, answer->>'question' as question
      from (${answers}) as people, jsonb_array_elements(people.answers) as answer)
    select asked.id as "questionId", asked.question from asked
    left join (select question->>'id' as id, place from events,
        jsonb_array_elements(form_questions) with ordinality as listed (question, place)
      where events.id = ${eventId}) as current on current.id = asked.id
    order by current.place, asked.id, asked.question limit ${MAX_COLUMNS}`.execute(database);
  return rows;
}

/** The cells of a person's answers in these columns; several values are separated by semicolons. */
export const toAnswerCells = (
  columns: readonly QuestionColumn[],
  answers: readonly StoredAnswer[] = [],
): Cell[] =>
  columns.map(
    ({ questionId, question }) =>
      answers
        .find((answer) => answer.questionId === questionId && answer.question === question)
        ?.values.join('; ') ?? '',
  );

/** The answers to the questions that a call names; undefined where it names none. */
export const pickAnswers = (
  answers: readonly StoredAnswer[] = [],
  columns: readonly FormQuestion['id'][] | undefined,
): StoredAnswer[] | undefined => columns && answers.filter(({ questionId }) => columns.includes(questionId));
