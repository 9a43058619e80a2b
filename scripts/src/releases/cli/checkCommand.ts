import { existsSync } from 'node:fs';
import { readCandidate } from '../checks/Candidate';
import { checkRelease } from '../checks/checkRelease';
import { readContract } from '../contract/readContract';
import { formatContractReport } from '../contract/formatContractReport';
import { isPublishedPackage, packageFolder } from '../contract/publishPackage';
import { builtFolder, findPackageFolder, type CommandArgs } from './CommandArgs';
import { openStorage } from '../storage/openStorage';
import type { ReleaseStorage } from '../storage/ReleaseStorage';

async function checkPackage(order: CommandArgs, place: ReleaseStorage): Promise<void> {
  if (order.name === 'shared-contracts')
    await formatContractReport(place, await readContract(packageFolder(order)), order.say);
  order.say('It may be published.');
}

/** Checks what `build` left, or with a version a published release, against what is released. */
export async function checkCommand(order: CommandArgs): Promise<void> {
  const { name, version, say } = order;
  const place = await openStorage(order);
  try {
    if (isPublishedPackage(name)) return await checkPackage(order, place);
    if (version !== undefined && !(await place.take(name, version)))
      throw new Error(`${name} ${version} is not published.`);
    const folder =
      version === undefined ? builtFolder(findPackageFolder(order)) : place.store.path(name, version);
    if (!existsSync(folder)) throw new Error(`Nothing is built yet: build ${name} first.`);
    if (!(await checkRelease(readCandidate(folder, place.store), say)))
      throw new Error(`${name} may not be released like this.`);
    say('It may be released.');
  } finally {
    place.close();
  }
}
