import { buildRelease } from '../store/buildAll';
import { candidateAt } from './checking/Candidate';
import { builtFolder, folderOf, type Order, versionOf } from './Order';
import { openPlace } from './place/openPlace';

/** Builds the package as the version its package.json names, into its `dist`. */
export async function buildCommand(order: Order): Promise<void> {
  const folder = folderOf(order);
  const version = order.version ?? versionOf(folder);
  await buildRelease(folder, version, builtFolder(folder));
  const place = await openPlace(order);
  const { release } = candidateAt(builtFolder(folder), place.store);
  place.close();
  const brotli = Object.values(release.files).reduce((sum, file) => sum + file.brotli, 0);
  const count = String(Object.keys(release.files).length);
  order.say(
    `Built ${release.name} ${version}: ${count} files, ${(brotli / 1000).toFixed(1)} kB (brotli), in ${builtFolder(folder)}.`,
  );
}
