import type { Application } from '../platform/Application';

/** The application without HTTP. */
export type CommandContext = Pick<
  Application,
  'database' | 'mailer' | 'secret' | 'clock' | 'accountDeletionHandlers'
>;

/** An operator's command. */
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
