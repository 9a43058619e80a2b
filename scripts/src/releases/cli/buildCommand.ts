import { buildRelease } from '../store/buildAll';
import { readCandidate } from '../checks/Candidate';
import { builtFolder, findPackageFolder, type CommandArgs, readVersion } from './CommandArgs';
import { openStorage } from '../storage/openStorage';

/** Builds the package as the version its package.json names, into its `dist`. */
export async function buildCommand(order: CommandArgs): Promise<void> {
  const folder = findPackageFolder(order);
  const version = order.version ?? readVersion(folder);
  await buildRelease(folder, version, builtFolder(folder));
  const place = await openStorage(order);
  const { release } = readCandidate(builtFolder(folder), place.store);
  place.close();
  const brotli = Object.values(release.files).reduce((sum, file) => sum + file.brotli, 0);
  const count = String(Object.keys(release.files).length);
  order.say(
    `Built ${release.name} ${version}: ${count} files, ${(brotli / 1000).toFixed(1)} kB (brotli), in ${builtFolder(folder)}.`,
  );
}
