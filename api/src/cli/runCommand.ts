import type { CommandContext } from './Command';
import { commands } from './commands';

/** The help text with all commands. */
export function formatHelp(): string {
  const usages = Object.entries(commands).map(([name, { usage, description }]) => ({
    usage: `${name} ${usage}`,
    description,
  }));
  const width = Math.max(...usages.map(({ usage }) => usage.length));
  return [
    'npm run admin -- <verb> …',
    '',
    ...usages.map(({ usage, description }) => `  ${usage.padEnd(width)}   ${description}`),
    '',
    'An account is named by its email or id. The settings are those of the server (.env.example): with DATABASE_URL',
    'the servers may go on running; the embedded database takes one process, so stop the server first.',
  ].join('\n');
}

/** Whether the arguments need no database. */
export const isHelpRequest = ([verb = 'help']: readonly string[]): boolean => /^(-h|--help|help)$/.test(verb);

/**
 * Runs a command line and returns its output.
 * @throws with the help text for an unknown command
 */
export async function runCommand(
  operator: CommandContext,
  [name = '', ...words]: readonly string[],
): Promise<string> {
  const verb = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (verb === undefined) throw new Error(`"${name}" is no verb.\n\n${formatHelp()}`);
  return verb.run(operator, words);
}
