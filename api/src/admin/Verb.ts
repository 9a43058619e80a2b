import type { Application } from '../Application';

/** What the operator's command works with: the parts of the application that need no HTTP. */
export type Operator = Pick<Application, 'database' | 'mailer' | 'secret' | 'clock'>;

/** One thing that an operator can do. */
export interface Verb {
  /** What follows the verb, for the help text: `<account>`. */
  takes: string;
  does: string;
  /** Does it and answers what to print; throws what went wrong. */
  run: (operator: Operator, words: readonly string[]) => Promise<string>;
}
