import { type EditedQuiz, QUESTIONS_MAX, type ShowScores } from '@marquee/shared-contracts';
import { formDraft } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { type DraftQuestion, createDraft, createDraftFromStored, createEmptyQuestion } from './DraftQuestion';
import { followSavedQuiz } from './followSavedQuiz';
import { mergeQuizzes } from './mergeQuizzes';
import type { QuizConflict } from './QuizConflict';
import { type QuizBase, restoreQuiz, serializeQuiz, toQuizBase, toQuizContent } from './QuizContent';
import { type QuizErrors, validateQuiz, getFirstAlert } from './quizErrors';

type StoredQuestion = EditedQuiz['questions'][number];

/** The title and questions of a quiz in the editor, stored until they are saved or discarded. */
export class QuizDraft {
  title: string;
  showScores: ShowScores;
  questions: DraftQuestion[];
  /** The stored quiz that the draft is based on; saving replaces only its questions (QZ-15). */
  base: QuizBase;
  /** Contradictions with another host's changes, until this host decides. */
  conflicts: QuizConflict[];
  /** Number of another host's changes that the last merge added. */
  acceptedCount = 0;
  /** Key of the open question. */
  openKey: string | undefined = undefined;
  /** The last deleted question and its position, for undo. */
  removed: { question: DraftQuestion; position: number } | undefined = undefined;
  /** Whether to show validation errors, set by the first attempt to save. */
  isChecked = false;
  readonly #storageKey: string;

  constructor(eventId: string, stored: EditedQuiz) {
    this.#storageKey = `quiz.${eventId}`;
    const restored = restoreQuiz(this.#storageKey, toQuizBase(stored));
    this.title = restored.title;
    this.showScores = restored.showScores;
    this.questions = restored.questions;
    this.base = restored.base;
    this.conflicts = restored.conflicts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether there are unsaved changes. */
  get isChanged(): boolean {
    return serializeQuiz(this) !== serializeQuiz(toQuizContent(this.base));
  }

  get isFull(): boolean {
    return this.questions.length >= QUESTIONS_MAX;
  }

  /** Validation errors, once they are shown. */
  get errors(): QuizErrors {
    return this.isChecked ? validateQuiz(this) : { title: undefined, questions: new Map() };
  }

  setTitle(title: string): void {
    this.title = title;
    this.#saveDraft();
  }

  setShowScores(showScores: ShowScores): void {
    this.showScores = showScores;
    this.#saveDraft();
  }

  change(key: string, changes: Partial<Omit<DraftQuestion, 'key'>>): void {
    Object.assign(this.questions.find((one) => one.key === key) ?? {}, changes);
    this.#saveDraft();
  }

  setOption(key: string, position: number, text: string): void {
    const options = this.questions.find((one) => one.key === key)?.options ?? [];
    this.change(key, { options: options.with(position, text) });
  }

  /** Adds an empty question at the end, or after the given question, and opens the new question. */
  add(after?: string): void {
    const position = after === undefined ? this.questions.length : this.findPosition(after) + 1;
    this.insert(createEmptyQuestion(), position);
  }

  duplicate(key: string): void {
    const position = this.findPosition(key);
    const question = this.questions[position];
    if (question !== undefined) this.insert(createDraft({ ...question, origin: undefined }), position + 1);
  }

  remove(key: string): void {
    const position = this.findPosition(key);
    const [question] = this.questions.splice(position, 1);
    this.removed = question && { question, position };
    this.openKey = undefined;
    this.#saveDraft();
  }

  /** Restores the last deleted question. */
  restore(): void {
    if (this.removed !== undefined) this.insert(this.removed.question, this.removed.position);
  }

  /** Moves a question to a position and shifts the questions between by 1. */
  move(key: string, position: number): void {
    const from = this.findPosition(key);
    const to = Math.max(0, Math.min(position, this.questions.length - 1));
    if (from === -1 || from === to) return;
    this.questions.splice(to, 0, ...this.questions.splice(from, 1));
    this.#saveDraft();
  }

  /** Appends imported questions or replaces the existing questions. */
  importQuestions(questions: readonly DraftQuestion[], mode: 'add' | 'replace'): void {
    this.questions = mode === 'add' ? [...this.questions, ...questions] : [...questions];
    this.openKey = undefined;
    this.removed = undefined;
    this.#saveDraft();
  }

  toggle(key: string): void {
    this.openKey = this.openKey === key ? undefined : key;
  }

  /** Shows validation errors; returns the alert's text, or undefined when the quiz may be saved. */
  validate(): string | undefined {
    this.isChecked = true;
    return getFirstAlert(validateQuiz(this));
  }

  /** Opens the first question with an error. */
  openFirstError(): void {
    const { title, questions } = this.errors;
    if (title === undefined) this.openKey = this.questions.find(({ key }) => questions.has(key))?.key;
  }

  /** Merges the latest stored quiz into the draft; an unchanged draft takes it (QZ-15). */
  merge(stored: EditedQuiz): void {
    const theirs = toQuizBase(stored);
    if (JSON.stringify(theirs) === JSON.stringify(this.base)) return;
    if (!this.isChanged) return this.reset(stored);
    Object.assign(this, mergeQuizzes({ base: this.base, mine: this, theirs }), { base: theirs });
    // An undo would add a question twice that the merge has restored.
    this.removed = undefined;
    this.#saveDraft();
  }

  /** Marks a conflict as decided. */
  settle(conflict: QuizConflict): void {
    this.conflicts = this.conflicts.filter((other) => other !== conflict);
    this.#saveDraft();
  }

  /** Replaces the question of the same origin by the other host's version. */
  useStored(stored: StoredQuestion): void {
    const { key: _key, ...content } = createDraftFromStored(stored);
    const question = this.questions.find(({ origin }) => origin === stored.id);
    if (question !== undefined) this.change(question.key, content);
  }

  /** Adds the other host's version after the question of the same origin. */
  addStored(stored: StoredQuestion): void {
    const position = this.questions.findIndex(({ origin }) => origin === stored.id);
    this.insert({ ...createDraftFromStored(stored), origin: undefined }, position + 1);
  }

  /** Takes the saved quiz; `sent` is the draft when it was sent, and later changes stay. */
  follow(sent: readonly DraftQuestion[], saved: EditedQuiz): void {
    this.questions = followSavedQuiz(this.questions, sent, saved);
    if (this.title.trim() === saved.title) this.title = saved.title;
    this.base = toQuizBase(saved);
    Object.assign(this, { conflicts: [], acceptedCount: 0, removed: undefined, isChecked: false });
    this.#saveDraft();
  }

  /** Discards the draft and takes the stored questions. */
  reset(stored: EditedQuiz): void {
    Object.assign(this, toQuizContent(stored), { base: toQuizBase(stored), conflicts: [], acceptedCount: 0 });
    this.openKey = undefined;
    this.removed = undefined;
    this.isChecked = false;
    formDraft.remove(this.#storageKey);
  }

  findPosition = (key: string): number => this.questions.findIndex((question) => question.key === key);

  private insert(question: DraftQuestion, position: number): void {
    if (this.isFull) return;
    this.questions.splice(position, 0, question);
    this.openKey = question.key;
    this.removed = undefined;
    this.#saveDraft();
  }

  #saveDraft(): void {
    const { title, showScores, questions, base, conflicts } = this;
    if (this.isChanged) formDraft.save(this.#storageKey, { title, showScores, questions, base, conflicts });
    else formDraft.remove(this.#storageKey);
  }
}
