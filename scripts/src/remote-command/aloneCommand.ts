import { folderOf, type Order } from './Order';

/** Serves a remote by itself over the fake API, with hot reload, until it is stopped (RL-29). */
export async function aloneCommand(order: Order): Promise<void> {
  const folder = folderOf(order);
  const port = Number(order.env['PORT'] ?? 3000);
  // The other commands do without the development server.
  const { aloneServer } = await import('../developing/aloneServer');
  await aloneServer(folder, port);
  order.say(`${order.name} by itself: http://localhost:${String(port)}`);
}
