import { readCandidate } from '../checks/Candidate';
import { checkRelease } from '../checks/checkRelease';
import { readContract } from '../contract/readContract';
import { reportContractChanges } from '../contract/reportContractChanges';
import { isPublishedPackage, findPublishedFolder } from '../contract/publishPackage';
import { type CommandArgs, findPackageFolder, withBuild } from './CommandArgs';
import { openStorage } from '../storage/openStorage';
import type { ReleaseStorage } from '../storage/ReleaseStorage';

async function checkPackage(args: CommandArgs, storage: ReleaseStorage): Promise<void> {
  if (args.name === 'shared-contracts') {
    const folder = findPublishedFolder(args);
    await reportContractChanges(storage, { folder, contract: await readContract(folder) }, args.print);
  }
  args.print('It may be published.');
}

/** Checks the build, or a published version, against the released packages. @throws if a check fails */
export async function checkCommand(args: CommandArgs): Promise<void> {
  const { name, version, print } = args;
  const storage = await openStorage(args);
  try {
    if (isPublishedPackage(name)) return await checkPackage(args, storage);
    if (version !== undefined && !(await storage.fetchRelease(name, version)))
      throw new Error(`${name} ${version} is not published.`);
    const check = (folder: string, source?: string) =>
      checkRelease(
        { ...readCandidate(folder, storage.store), ...(source !== undefined && { source }) },
        print,
      );
    const hasPassed =
      version === undefined
        ? await withBuild(args, (folder) => check(folder, findPackageFolder(args)))
        : await check(storage.store.path(name, version));
    if (!hasPassed) throw new Error(`${name} may not be released like this.`);
    print('It may be released.');
  } finally {
    storage.close();
  }
}
