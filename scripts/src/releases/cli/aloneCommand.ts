import { findPackageFolder, type CommandArgs } from './CommandArgs';

/** Serves a remote by itself over the fake API, with hot reload, until it is stopped (RL-29). */
export async function aloneCommand(order: CommandArgs): Promise<void> {
  const folder = findPackageFolder(order);
  const port = Number(order.env['PORT'] ?? 3000);
  // The other commands do without the development server.
  const { startStandaloneServer } = await import('../../dev/startStandaloneServer');
  await startStandaloneServer(folder, port);
  order.say(`${order.name} by itself: http://localhost:${String(port)}`);
}
