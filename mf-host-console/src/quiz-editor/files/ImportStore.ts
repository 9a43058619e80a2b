import { QUESTIONS_MAX } from '@marquee/shared-contracts';
import { RemoteCall, saveFile, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { type DraftQuestion, createDraft } from '../DraftQuestion';
import type { QuizDraft } from '../QuizDraft';
import { formatQuestionsCsv } from './formatQuestionsCsv';
import { type ImportedQuestions, readQuestions } from './readQuestions';

/** Maximum bytes of a file; 200 questions of maximum length in an Indian script need about half. */
const MAX_BYTES = 4_000_000;

const templateQuestion = createDraft({
  questionText: 'Which number is odd?',
  options: ['2', '4', '7', '8'],
  correct: 2,
});

const formatCount = (count: number): string => (count === 1 ? '1 question' : `${count} questions`);

/** Imports questions from a CSV file and exports them to a CSV file. */
export class ImportStore {
  readonly reading: RemoteCall<[File], ImportedQuestions>;
  readonly exporting: RemoteCall<[], void>;
  /** Name of the last selected file. */
  fileName = '';
  /** Imported questions until the host chooses to append them or to replace the existing questions. */
  pendingQuestions: DraftQuestion[] | undefined = undefined;
  readonly #draft: QuizDraft;

  constructor(draft: QuizDraft) {
    this.#draft = draft;
    this.reading = new RemoteCall(async (file) => {
      const tooLarge = { line: 1, message: 'The file is too large for 200 questions.' };
      return file.size > MAX_BYTES
        ? { questions: undefined, lineErrors: [tooLarge] }
        : readQuestions(await file.text());
    });
    this.exporting = new RemoteCall(async () => {
      const text = await formatQuestionsCsv(this.#draft.questions);
      saveFile({ name: 'quiz-questions.csv', type: 'text/csv', text });
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether the pending questions can be appended within the quiz's maximum. */
  get canAppend(): boolean {
    return this.#draft.questions.length + (this.pendingQuestions?.length ?? 0) <= QUESTIONS_MAX;
  }

  async read(file: File): Promise<void> {
    this.fileName = file.name;
    const read = await this.reading.run(file);
    if (read === undefined) toasts.error(this.reading.error?.message ?? '');
    if (read?.questions !== undefined) this.setPending(read.questions);
  }

  async export(): Promise<void> {
    await this.exporting.run();
    if (this.exporting.error !== undefined) toasts.error(this.exporting.error.message);
  }

  /** Saves a file with the header row and an example, to be filled in. */
  async saveTemplate(): Promise<void> {
    const text = await formatQuestionsCsv([templateQuestion]);
    saveFile({ name: 'quiz-template.csv', type: 'text/csv', text });
  }

  /** Imports the pending questions. */
  importPending(mode: 'add' | 'replace'): void {
    const questions = this.pendingQuestions ?? [];
    this.#draft.importQuestions(questions, mode);
    toasts.success(`${formatCount(questions.length)} imported from ${this.fileName}.`);
    this.cancel();
  }

  cancel(): void {
    this.pendingQuestions = undefined;
    this.reading.reset();
  }

  private setPending(questions: DraftQuestion[]): void {
    this.pendingQuestions = questions;
    if (this.#draft.questions.length === 0) this.importPending('add');
  }
}
