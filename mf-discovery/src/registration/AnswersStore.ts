import { cleanValues, findAnswerError, type FormAnswer, type FormQuestion } from '@marquee/shared-contracts';
import { formDraft } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** The start of the field names of answers in the server's errors. */
const FIELD = 'answers.';

/** The answers to an event's own questions, kept in this tab while they are written (RG-24). */
export class AnswersStore {
  questions: readonly FormQuestion[] = [];
  values: Record<string, string[]> = {};
  /** Error texts by question id. */
  errors: Record<string, string> = {};
  readonly #storageKey: string;

  constructor(storageKey: string) {
    this.#storageKey = `${storageKey}.answers`;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Shows the questions with the answers that were written before. */
  ask(questions: readonly FormQuestion[]): void {
    this.questions = questions;
    const empty = Object.fromEntries(questions.map(({ id }): [string, string[]] => [id, []]));
    this.values = formDraft.restore(this.#storageKey, empty);
  }

  set(id: string, values: string[]): void {
    this.values[id] = values;
    delete this.errors[id];
    formDraft.save(this.#storageKey, this.values);
  }

  /** Shows the errors of all answers. Returns whether there are none. */
  validate(): boolean {
    const errors = this.questions.map((question) => [
      question.id,
      findAnswerError(question, this.values[question.id] ?? []),
    ]);
    this.errors = Object.fromEntries(errors.filter(([, message]) => message !== undefined));
    return Object.keys(this.errors).length === 0;
  }

  /** Shows the server's errors beside their questions. */
  setErrors(errors: Readonly<Record<string, string>>): void {
    const own = Object.entries(errors).filter(([field]) => field.startsWith(FIELD));
    this.errors = Object.fromEntries(own.map(([field, message]) => [field.slice(FIELD.length), message]));
  }

  /** The answers to send; undefined without questions, because an earlier server does not know them. */
  get sent(): FormAnswer[] | undefined {
    if (this.questions.length === 0) return undefined;
    return this.questions
      .map(({ id }) => ({ questionId: id, values: cleanValues(this.values[id] ?? []) }))
      .filter(({ values }) => values.length > 0);
  }

  clear(): void {
    formDraft.remove(this.#storageKey);
  }
}
