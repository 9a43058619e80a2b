interface ReleaseHours {
  remote: string;
  version: string;
  hour: Date;
  loads: number;
  errors: number;
}

interface ReleaseErrors {
  remote: string;
  version: string;
  hour: Date;
  /** The class of the error. */
  name: string;
  /** "QuizScreen.js:1:2345 QuizScreen.js:1:99", innermost first. */
  frames: string;
  errors: number;
  firstAt: Date;
  lastAt: Date;
}

export interface ReleaseTables {
  releaseErrors: ReleaseErrors;
  releaseHours: ReleaseHours;
}
