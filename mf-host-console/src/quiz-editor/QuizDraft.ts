import { type EditedQuiz, QUESTIONS_MAX, type ShowScores } from '@marquee/shared-contracts';
import { formDraft } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { type DraftQuestion, createDraft, createEmptyQuestion } from './DraftQuestion';
import { serializeQuiz, listIds, restoreQuiz, toQuizContent } from './QuizContent';
import { type QuizErrors, validateQuiz, getFirstAlert } from './quizErrors';

/** The title and questions of a quiz in the editor, stored until they are saved or discarded. */
export class QuizDraft {
  title: string;
  showScores: ShowScores;
  questions: DraftQuestion[];
  /** Ids of the stored questions that the draft is based on; saving replaces only these (QZ-15). */
  base: string[];
  /** Key of the open question. */
  openKey: string | undefined = undefined;
  /** The last deleted question and its position, for undo. */
  removed: { question: DraftQuestion; position: number } | undefined = undefined;
  /** Whether to show validation errors, set by the first attempt to save. */
  isChecked = false;
  private savedContent: string;
  readonly #storageKey: string;

  constructor(eventId: string, stored: EditedQuiz) {
    this.#storageKey = `quiz.${eventId}`;
    const initial = toQuizContent(stored);
    this.savedContent = serializeQuiz(initial);
    const restored = restoreQuiz(this.#storageKey, initial);
    this.title = restored.title;
    this.showScores = restored.showScores;
    this.questions = restored.questions;
    this.base = restored.base;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether there are unsaved changes. */
  get isChanged(): boolean {
    return serializeQuiz(this) !== this.savedContent;
  }

  get isFull(): boolean {
    return this.questions.length >= QUESTIONS_MAX;
  }

  /** Validation errors, once they are shown. */
  get errors(): QuizErrors {
    return this.isChecked ? validateQuiz(this) : { title: undefined, questions: new Map() };
  }

  /** Whether the stored questions are still those that the draft is based on. */
  isBasedOn(stored: EditedQuiz): boolean {
    return listIds(stored).join() === this.base.join();
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
    const question = this.questions.find((one) => one.key === key);
    if (question === undefined) return;
    Object.assign(question, changes);
    this.#saveDraft();
  }

  setOption(key: string, position: number, text: string): void {
    const options = this.questions.find((one) => one.key === key)?.options ?? [];
    this.change(key, { options: options.map((option, at) => (at === position ? text : option)) });
  }

  /** Adds an empty question at the end, or after the given question, and opens the new question. */
  add(after?: string): void {
    const position = after === undefined ? this.questions.length : this.findPosition(after) + 1;
    this.insert(createEmptyQuestion(), position);
  }

  duplicate(key: string): void {
    const position = this.findPosition(key);
    const question = this.questions[position];
    if (question !== undefined) this.insert(createDraft(question), position + 1);
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

  /** Bases the draft on the latest stored questions, so that the next save replaces them. */
  rebase(stored: EditedQuiz): void {
    this.base = listIds(stored);
    this.#saveDraft();
  }

  /** Discards the draft and takes the stored questions. */
  reset(stored: EditedQuiz): void {
    Object.assign(this, toQuizContent(stored));
    this.savedContent = serializeQuiz(this);
    this.openKey = undefined;
    this.removed = undefined;
    this.isChecked = false;
    formDraft.remove(this.#storageKey);
  }

  findPosition(key: string): number {
    return this.questions.findIndex((question) => question.key === key);
  }

  private insert(question: DraftQuestion, position: number): void {
    if (this.isFull) return;
    this.questions.splice(position, 0, question);
    this.openKey = question.key;
    this.removed = undefined;
    this.#saveDraft();
  }

  #saveDraft(): void {
    const { title, showScores, questions, base } = this;
    formDraft.save(this.#storageKey, { title, showScores, questions, base });
  }
}
