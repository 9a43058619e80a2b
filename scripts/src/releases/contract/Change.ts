/** A difference between two versions of the contracts. */
export interface Change {
  /** The call, export, error, slot or file that differs: "quiz.answer", "ui Button", "slot navigation.bell". */
  name: string;
  text: string;
  /** The exports, calls and slots through which others use it. */
  usedAs: string[];
  file?: string;
  before?: string;
  after?: string;
}

/** Breaking changes, and additions that break nobody. */
export interface Changes {
  breaking: Change[];
  additions: Change[];
}
