import { findPackageFolder, type CommandArgs } from './CommandArgs';

/** Serves a remote by itself over the fake API, with hot reload, until it is stopped (RL-29). */
export async function aloneCommand(args: CommandArgs): Promise<void> {
  const folder = findPackageFolder(args);
  const port = Number(args.env['PORT'] ?? 3000);
  // Loads the development server only for this command.
  const { startStandaloneServer } = await import('../../dev/startStandaloneServer');
  await startStandaloneServer(folder, port);
  args.print(`${args.name} by itself: http://localhost:${String(port)}`);
}
