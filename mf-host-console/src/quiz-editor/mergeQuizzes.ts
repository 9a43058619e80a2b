import type { EditedQuiz } from '@marquee/shared-contracts';
import { type DraftQuestion, createDraftFromStored, serializeQuestion } from './DraftQuestion';
import { matchQuestions } from './matchQuestions';
import { mergeOrder } from './mergeOrder';
import type { QuizConflict } from './QuizConflict';
import type { QuizBase, QuizContent } from './QuizContent';

type Stored = EditedQuiz['questions'][number];

export interface QuizEdits {
  /** The stored quiz when editing began. */
  base: QuizBase;
  mine: QuizContent;
  /** The latest stored quiz. */
  theirs: QuizBase;
}

export interface MergedQuiz extends QuizContent {
  conflicts: QuizConflict[];
  /** Number of the other host's changes that the merged quiz contains. */
  acceptedCount: number;
}

interface MergedQuestion {
  question?: DraftQuestion | undefined;
  conflict?: QuizConflict;
  isAccepted?: boolean;
}

const isSame = (one: DraftQuestion, other: DraftQuestion): boolean =>
  serializeQuestion(one) === serializeQuestion(other);

/** Merges the versions of one question; an undefined version was deleted. */
function mergeQuestion(
  base: Stored,
  mine: DraftQuestion | undefined,
  theirs: Stored | undefined,
): MergedQuestion {
  const original = createDraftFromStored(base);
  const other = theirs && createDraftFromStored(theirs);
  const isMine = mine === undefined || !isSame(mine, original);
  const isTheirs = other === undefined || !isSame(other, original);
  if (!isMine) return { question: other && { ...other, key: mine.key }, isAccepted: isTheirs };
  const own = mine && { ...mine, origin: theirs?.id ?? base.id };
  const isEqual = own === undefined || other === undefined ? own === other : isSame(own, other);
  if (!isTheirs || isEqual) return { question: own };
  const question = own ?? other;
  const origin = theirs?.id ?? base.id;
  return {
    question,
    conflict: { part: 'question', origin, theirs: theirs ?? null, isRestored: own === undefined },
  };
}

/** Merges a field of the quiz. */
function mergeField<Field extends 'title' | 'showScores'>(field: Field, { base, mine, theirs }: QuizEdits) {
  const isMine = mine[field] !== base[field];
  const isTheirs = theirs[field] !== base[field];
  return {
    value: isMine ? mine[field] : theirs[field],
    isAccepted: isTheirs && !isMine,
    isConflict: isTheirs && isMine && mine[field] !== theirs[field],
  };
}

/** Merges the questions of both hosts, by tokens: the base's id, a new row's key, or the id of a new stored question. */
function mergeQuestions({ base, mine, theirs }: QuizEdits) {
  const matches = matchQuestions(base.questions, theirs.questions);
  const baseIds = new Map([...matches].map(([id, stored]) => [stored.id, id]));
  const known = new Set(base.questions.map(({ id }) => id));
  const merged = new Map<string, MergedQuestion>();
  for (const stored of base.questions) {
    const own = mine.questions.find(({ origin }) => origin === stored.id);
    merged.set(stored.id, mergeQuestion(stored, own, matches.get(stored.id)));
  }
  const getToken = ({ origin, key }: DraftQuestion) =>
    origin !== undefined && known.has(origin) ? origin : key;
  const added = mine.questions.filter((question) => getToken(question) === question.key);
  for (const question of added) merged.set(question.key, { question });
  const theirTokens = theirs.questions.map((stored) => {
    const baseId = baseIds.get(stored.id);
    if (baseId !== undefined) return baseId;
    const other = createDraftFromStored(stored);
    const equal = added.find((question) => isSame(question, other));
    if (equal === undefined) merged.set(stored.id, { question: other, isAccepted: true });
    else merged.set(equal.key, { question: { ...equal, origin: stored.id } });
    return equal?.key ?? stored.id;
  });
  const order = mergeOrder({
    base: base.questions.map(({ id }) => id),
    mine: mine.questions.map(getToken),
    theirs: theirTokens,
  });
  return { order, merged };
}

/** Merges a host's edits with another host's saved changes, question by question, so that neither are lost (QZ-15). */
export function mergeQuizzes(edits: QuizEdits): MergedQuiz {
  const title = mergeField('title', edits);
  const showScores = mergeField('showScores', edits);
  const { order, merged } = mergeQuestions(edits);
  const parts = [...merged.values()];
  const conflicts: QuizConflict[] = parts.flatMap(({ conflict }) => conflict ?? []);
  if (showScores.isConflict) conflicts.unshift({ part: 'showScores', theirs: edits.theirs.showScores });
  if (title.isConflict) conflicts.unshift({ part: 'title', theirs: edits.theirs.title });
  return {
    title: title.value,
    showScores: showScores.value,
    questions: order.flatMap((token) => merged.get(token)?.question ?? []),
    conflicts,
    acceptedCount: [title, showScores, ...parts].filter(({ isAccepted }) => isAccepted === true).length,
  };
}
