import { buildRelease } from '../store/buildAll';
import { readCandidate } from '../checks/Candidate';
import { requireTypes } from '../checks/checkTypes';
import { getBuildFolder, findPackageFolder, type CommandArgs, readVersion } from './CommandArgs';
import { openStorage } from '../storage/openStorage';

/** Builds the version of the package's `package.json` into its `dist`. @throws if its types are wrong */
export async function buildCommand(args: CommandArgs): Promise<void> {
  const folder = findPackageFolder(args);
  const version = args.version ?? readVersion(folder);
  await requireTypes(folder, args.name);
  await buildRelease(folder, version, { output: getBuildFolder(folder), types: true });
  const storage = await openStorage(args);
  const { release } = readCandidate(getBuildFolder(folder), storage.store);
  storage.close();
  // Pages never load source maps.
  const files = Object.entries(release.files).filter(([name]) => !name.endsWith('.map'));
  const brotli = files.reduce((sum, [, file]) => sum + file.brotli, 0);
  const count = String(files.length);
  args.print(
    `Built ${release.name} ${version}: ${count} files, ${(brotli / 1000).toFixed(1)} kB (brotli), in ${getBuildFolder(folder)}.`,
  );
}
