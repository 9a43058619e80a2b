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

/** A release in one page load during a canary. */
interface CanaryPages {
  remote: string;
  version: string;
  /** The random id of the page load. */
  page: string;
  /** Keyed hashes, different for each release. */
  visitor: string;
  network: string;
  failed: boolean;
  reportedAt: Date;
}

export interface ReleaseTables {
  canaryPages: CanaryPages;
  releaseErrors: ReleaseErrors;
  releaseHours: ReleaseHours;
}
