import { aloneCommand } from './aloneCommand';
import { buildCommand } from './buildCommand';
import { checkCommand } from './checkCommand';
import { listCommand } from './listCommand';
import { newCommand } from './newCommand';
import { type CommandArgs, parseCommandArgs } from './CommandArgs';
import { promoteCommand } from './promoteCommand';
import { publishCommand } from './publishCommand';
import { rollbackCommand } from './rollbackCommand';
import { showCommand } from './showCommand';
import { tokenCommand } from './tokenCommand';
import { withdrawCommand } from './withdrawCommand';

const commands: Record<string, (args: CommandArgs) => Promise<void>> = {
  build: buildCommand,
  check: checkCommand,
  publish: publishCommand,
  promote: promoteCommand,
  rollback: rollbackCommand,
  withdraw: withdrawCommand,
  list: listCommand,
  token: tokenCommand,
  new: newCommand,
  alone: aloneCommand,
  show: showCommand,
};

const usage = `One remote, shipped alone:
  build <name>                     builds it into its folder's dist
  check <name> [version]           says whether it may be released
  publish <name>                   uploads what is built, once for each version
  publish <name> --from dist       uploads another bundler's output, made with a stock federation plugin; check too
  promote <name> [version] --to canary --percent 10
  promote <name> [version] --to stable [--api URL]   a canary by its errors, or --why "…" as you decide
  promote <name>@<version> <name>@<version> … --to stable   several at once, checked as one set
  rollback <name> [version]        ends its canary, or brings back the last release that worked
  withdraw <name> <version> --why "…"   marks a release that does not work
  list [name]                      what is served, published, and who did it
  token <name> --who "a team"      makes a token for one package ('*' for all)
  new mf-something                 makes a remote that can be built and released
  alone <name>                     shows it at PORT (3000) over a fake API, with hot reload
  show catalogue [version]         serves a published catalogue of the components at PORT (6006)
The store is STORE_DIR (.store), or the bucket STORE_S3_URL with STORE_S3_REGION, STORE_S3_ACCESS_KEY_ID and
STORE_S3_SECRET_ACCESS_KEY; MARQUEE_TOKEN says who releases.`;

/** Returns the lines of one command, or all. */
function describeUsage({ command, name }: CommandArgs): string {
  const wanted = command === 'help' ? name : command;
  const lines = usage.split('\n').filter((line) => line.startsWith(`  ${wanted} `));
  return wanted === '' || lines.length === 0 ? usage : lines.join('\n');
}

const NAMELESS_COMMANDS = ['list'];

const NAME = /^(shell|scripts|shared-contracts|catalogue|mf-[a-z0-9]+(-[a-z0-9]+)*)$/;

/** @throws if a name or a version is unsafe as a part of a path */
function validateNames({ command, packages }: CommandArgs): void {
  if (packages.length > 1 && command !== 'promote') throw new Error(`${command} takes one package.`);
  for (const { name, version } of packages) {
    const isForAll = command === 'token' && name === '*';
    if (!isForAll && !NAME.test(name)) {
      throw new Error(
        `${name} is no name of a package: mf- and words of small letters and digits, as in mf-room-2.`,
      );
    }
    if (version !== undefined && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
      throw new Error(`${version} is no version: three numbers, as in 1.4.0.`);
    }
  }
}

/** Runs one call of the command and returns its exit code. */
export async function remoteCommand(
  words: string[],
  given: Pick<CommandArgs, 'cwd' | 'env' | 'print'>,
): Promise<0 | 1> {
  try {
    const args = parseCommandArgs(words, given);
    const run = Object.hasOwn(commands, args.command) ? commands[args.command] : undefined;
    if (args.flags.help === true || args.command === 'help') {
      given.print(describeUsage(args));
      return 0;
    }
    if (!run || (args.name === '' && !NAMELESS_COMMANDS.includes(args.command))) {
      given.print(usage);
      return 1;
    }
    validateNames(args);
    await run(args);
    return 0;
  } catch (error) {
    given.print(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
