import type { Application } from '../platform/Application';

/** What the operator's command works with: the parts of the application that need no HTTP. */
export type CommandContext = Pick<
  Application,
  'database' | 'mailer' | 'secret' | 'clock' | 'accountDeletionHandlers'
>;

/** One thing that an operator can do. */
export interface Command {
  /** What follows the verb, for the help text: `<account>`. */
  usage: string;
  does: string;
  /** Does it and answers what to print; throws what went wrong. */
  run: (operator: CommandContext, words: readonly string[]) => Promise<string>;
}
