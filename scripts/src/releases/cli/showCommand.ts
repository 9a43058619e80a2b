import { serveCatalogue } from '../../catalogue/serveCatalogue';
import { CATALOGUE } from '../contract/publishCatalogue';
import { openStorage } from '../storage/openStorage';
import type { CommandArgs } from './CommandArgs';
import { findNewest } from './findNewest';

/** Serves a published catalogue on this machine until it is stopped. @throws if it is not published */
export async function showCommand(args: CommandArgs): Promise<void> {
  if (args.name !== CATALOGUE) throw new Error(`Only the ${CATALOGUE} can be shown.`);
  const storage = await openStorage(args);
  process.once('exit', () => storage.close());
  const version = args.version ?? findNewest(await storage.listVersions(CATALOGUE));
  if (version === undefined || !(await storage.fetchRelease(CATALOGUE, version)))
    throw new Error(`There is no ${CATALOGUE} ${version ?? 'at all'} in the store; publish it first.`);
  const port = Number(args.env['PORT'] ?? 6006);
  const { origin } = await serveCatalogue(storage.store.path(CATALOGUE, version), port);
  args.print(`${CATALOGUE} ${version}: ${origin}`);
}
