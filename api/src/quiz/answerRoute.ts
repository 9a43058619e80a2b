import { chosenOption, quiz, quizRefusal, type RefusalCode, WIRE_MS } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import type { Database } from '../database/Database';
import type { QuizOption } from '../database/tables/quizTables';
import { Fresh } from '../Fresh';
import { refuse, type RefusalDetails } from '../refuse';
import { type Call, route } from '../route';
import { succeed } from '../succeed';
import { CallRates } from '../throttle/CallRates';
import { Batches } from './Batches';
import { findCurrent } from './findCurrent';
import { chosenText, findOwnAnswers, type Taker } from './findOwnAnswers';
import { type Choice, keyOfChoice, type Saved, saveAnswers } from './saveAnswers';

/** Answers that one person may send in a minute: far more than anybody can think of, far less than a script sends. */
const PACE = { perToken: 120 };

/** Choices in one statement. */
const BATCH = 500;

/** Options are kept for a moment; a question that is not among them is looked up, so nothing is refused for it. */
const PAPERS = { milliseconds: 2_000, atMost: 100 };

interface Paper {
  endTime: Date;
  options: ReadonlyMap<string, QuizOption[]>;
}

export function answerRoute(app: Application): void {
  const { database } = app;
  const pace = new CallRates(PACE);
  const papers = new Fresh<Paper>(app.clock, PAPERS);
  const batches = new Batches<Choice, Saved | undefined>({
    perform: (eventId, choices) => saveAnswers(app, eventId, choices),
    keyOf: keyOfChoice,
    atMost: BATCH,
  });
  route(app, quiz.answer, async (call) => {
    const { params, body, account, now } = call;
    // By the account, so that a second log-in gives no second allowance.
    pace.ofToken(account.id, now);
    requireSameIds(call);
    const { options, endTime } = await findPaper({ database, papers }, params);
    const choice = { userId: account.id, questionId: params.questionId };
    const option = options[chosenOption(textsOf(options), givenOption(body)) ?? -1];
    const baseRevision = body.baseRevision ?? null;
    const taker = { ...params, userId: account.id };
    if (option === undefined) return refuse((await whyNot(app, taker)) ?? 'UNKNOWN_OPTION');
    const saved = await batches.add(params.eventId, { ...choice, optionId: option.id, baseRevision });
    if (saved === undefined)
      return refuse((await whyNot(app, taker)) ?? 'ANSWER_CHANGED', await storedAnswer(database, taker));
    const { revision, at: serverNow } = saved;
    const data = { questionId: params.questionId, selectedOption: option.text, revision };
    return { ...succeed(data), serverNow, endsAt: endTime };
  });
}

type AnswerCall = Call<typeof quiz.answer>;

/** Ids in the body say nothing that the path does not say; where they differ, the caller is mistaken (QZ-10). */
function requireSameIds({ params, body }: AnswerCall): void {
  const wrong = (['eventId', 'questionId'] as const).filter(
    (field) => (body[field] ?? params[field]) !== params[field],
  );
  if (wrong.length > 0)
    refuse('VALIDATION', {
      errors: wrong.map((field) => ({ field, message: 'This is not the question of the address.' })),
    });
}

const givenOption = (body: AnswerCall['body']): string | number => body.selectedOption ?? body.answer ?? '';

const textsOf = (options: readonly QuizOption[]): string[] => options.map(({ text }) => text);

async function findPaper(
  { database, papers }: { database: Database; papers: Fresh<Paper> },
  { eventId, questionId }: AnswerCall['params'],
): Promise<{ options: QuizOption[]; endTime: Date }> {
  const kept = await papers.get(eventId, () => readPaper(database, eventId));
  const paper = kept.options.has(questionId) ? kept : await readPaper(database, eventId);
  return { options: paper.options.get(questionId) ?? refuse('NOT_FOUND'), endTime: paper.endTime };
}

async function readPaper(database: Database, eventId: string): Promise<Paper> {
  const rows = await database
    .selectFrom('events')
    .leftJoin('quizQuestions', 'quizQuestions.eventId', 'events.id')
    .select(['events.endTime', 'quizQuestions.id', 'quizQuestions.options'])
    .where('events.id', '=', eventId)
    .execute();
  const options = rows.flatMap(({ id, options: of }) =>
    id === null || of === null ? [] : [[id, of] as const],
  );
  return { endTime: rows[0]?.endTime ?? refuse('NOT_FOUND'), options: new Map(options) };
}

/** What forbids every answer of this person; undefined when it was this answer's own fault. */
async function whyNot(app: Application, taker: Taker): Promise<RefusalCode | undefined> {
  const taking = await findCurrent(app, taker);
  return quizRefusal(taking, taking.now, WIRE_MS) ?? (taking.state === null ? 'NO_ATTEMPT' : undefined);
}

/** What is stored in the place of a choice that came too late (QZ-10). */
async function storedAnswer(
  database: Database,
  taker: Taker & { questionId: string },
): Promise<Pick<RefusalDetails, 'answer'>> {
  const stored = await findOwnAnswers(database, taker)
    .where('quizQuestions.id', '=', taker.questionId)
    .executeTakeFirst();
  const selectedOption = stored === undefined ? null : chosenText(stored);
  if (!stored?.revision || selectedOption === null) return {};
  return { answer: { questionId: taker.questionId, selectedOption, revision: stored.revision } };
}
