import { publishFolder } from '../store/publishFolder';
import { readCandidate } from '../checks/Candidate';
import { checkIntegrity } from '../checks/checkIntegrity';
import { requireTypes } from '../checks/checkTypes';
import { CATALOGUE, publishCatalogue } from '../contract/publishCatalogue';
import { isPublishedPackage, publishPackage } from '../contract/publishPackage';
import { findPackageFolder, type CommandArgs, readVersion, withBuild } from './CommandArgs';
import { authorize } from './authorize';
import { openStorage } from '../storage/openStorage';
import type { ReleaseStorage } from '../storage/ReleaseStorage';

async function publishFrom(folder: string, args: CommandArgs, storage: ReleaseStorage): Promise<string> {
  const candidate = readCandidate(folder, storage.store);
  const { name, version } = candidate.release;
  const wanted = args.version ?? readVersion(findPackageFolder(args));
  if (version !== wanted) throw new Error(`What is built is ${version}, not ${wanted}: build ${name} again.`);
  if (await storage.fetchRelease(name, version))
    throw new Error(`${name} ${version} is published already; raise the version.`);
  await requireTypes(findPackageFolder(args), name);
  const wrong = await checkIntegrity(candidate);
  if (wrong.length > 0) throw new Error(`${name} ${version} is not what was built:\n  ${wrong.join('\n  ')}`);
  if (!publishFolder(storage.store, { name, version }, { folder, keep: true })) {
    throw new Error(`${name} ${version} is published already; raise the version.`);
  }
  return version;
}

const publishBuild = (args: CommandArgs, storage: ReleaseStorage): Promise<string> =>
  withBuild(args, (folder) => publishFrom(folder, args, storage));

/** Uploads the built release, a package or the catalogue; pages load it after `promote`. @throws if the version exists */
export async function publishCommand(args: CommandArgs): Promise<void> {
  const storage = await openStorage(args);
  try {
    const who = authorize(storage.store, args, args.name);
    const publish =
      args.name === CATALOGUE
        ? publishCatalogue
        : isPublishedPackage(args.name)
          ? publishPackage
          : publishBuild;
    const version = await publish(args, storage);
    await storage.uploadRelease(args.name, version);
    args.print(`Published ${args.name} ${version} as ${who}.`);
  } finally {
    storage.close();
  }
}
