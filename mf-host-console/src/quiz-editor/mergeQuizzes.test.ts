import { sampleAuthoredQuestion, sampleAuthoredQuiz, sampleId } from '@marquee/shared-contracts/testing';
import { createDraft, createDraftFromStored } from './DraftQuestion';
import { mergeQuizzes } from './mergeQuizzes';
import { type QuizBase, toQuizContent } from './QuizContent';

const base = sampleAuthoredQuiz(3);
const save = (quiz: QuizBase): QuizBase => ({
  ...quiz,
  questions: quiz.questions.map((question, at) => ({ ...question, id: sampleId(300 + at) })),
});
const listTexts = ({ questions }: { questions: readonly { questionText: string }[] }) =>
  questions.map(({ questionText }) => questionText);
const added = createDraft({ questionText: 'Mine?', options: ['1', '2'], correct: 0 });

describe('merging two versions of a quiz', () => {
  it('keeps both additions at their places', () => {
    const own = toQuizContent(base);
    const mine = { ...own, questions: [...own.questions.slice(0, 1), added, ...own.questions.slice(1)] };
    const theirs = save({ ...base, questions: [...base.questions, sampleAuthoredQuestion(9)] });
    const merged = mergeQuizzes({ base, mine, theirs });
    expect(listTexts(merged)).toEqual([
      'What is 1 and 1?',
      'Mine?',
      'What is 2 and 2?',
      'What is 3 and 3?',
      'What is 9 and 9?',
    ]);
    expect(merged).toMatchObject({ conflicts: [], acceptedCount: 1 });
  });

  it('adds a question once that both have added', () => {
    const own = toQuizContent(base);
    const mine = { ...own, questions: [...own.questions, createDraftFromStored(sampleAuthoredQuestion(9))] };
    const theirs = save({ ...base, questions: [...base.questions, sampleAuthoredQuestion(9)] });
    expect(mergeQuizzes({ base, mine, theirs }).questions).toHaveLength(4);
  });

  it('keeps the order of the host who moved questions', () => {
    const own = toQuizContent(base);
    const mine = { ...own, questions: own.questions.toReversed() };
    const theirs = save({ ...base, questions: base.questions.slice(0, 2) });
    expect(listTexts(mergeQuizzes({ base, mine, theirs }))).toEqual(['What is 2 and 2?', 'What is 1 and 1?']);
  });

  it("restores a question that one's own side deleted and the other changed, as a conflict", () => {
    const own = toQuizContent(base);
    const mine = { ...own, questions: own.questions.slice(1) };
    const changed = { ...sampleAuthoredQuestion(1), questionText: 'New?' };
    const theirs = save({ ...base, questions: base.questions.with(0, changed) });
    const merged = mergeQuizzes({ base, mine, theirs });
    expect(listTexts(merged)[0]).toBe('New?');
    expect(merged.conflicts).toMatchObject([{ part: 'question', isRestored: true }]);
  });

  it.each([
    ['keeps options that one side removed', ['1', '2', '4', '6'], ['1', '2'], 0],
    ['reports options that both changed', ['1', '2', '4', '6', '8'], ['1', '2'], 1],
  ])('%s', (_what, theirOptions, expected, conflicts) => {
    const own = toQuizContent(base);
    const [first, ...rest] = own.questions;
    const shorter = { ...(first ?? added), options: expected };
    const mine = { ...own, questions: [shorter, ...rest] };
    const theirFirst = { ...sampleAuthoredQuestion(1), options: theirOptions };
    const theirs = save({ ...base, questions: base.questions.with(0, theirFirst) });
    const merged = mergeQuizzes({ base, mine, theirs });
    expect(merged.questions[0]?.options).toEqual(expected);
    expect(merged.conflicts).toHaveLength(conflicts);
  });

  it('reports a title that both changed', () => {
    const mine = { ...toQuizContent(base), title: 'Mine' };
    expect(mergeQuizzes({ base, mine, theirs: { ...save(base), title: 'Theirs' } })).toMatchObject({
      title: 'Mine',
      conflicts: [{ part: 'title', theirs: 'Theirs' }],
    });
  });
});
