import type { Application } from '../platform/Application';

/** What the operator's command works with: the parts of the application that need no HTTP. */
export type CommandContext = Pick<
  Application,
  'database' | 'mailer' | 'secret' | 'clock' | 'accountDeletionHandlers'
>;

/** A command of the operator. */
export interface Command {
  /** The arguments in the help text: `<account>`. */
  usage: string;
  description: string;
  /**
   * Runs the command and returns its output.
   * @throws with the text for the operator
   */
  run: (operator: CommandContext, words: readonly string[]) => Promise<string>;
}
