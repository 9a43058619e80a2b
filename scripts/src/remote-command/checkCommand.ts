import { existsSync } from 'node:fs';
import { candidateAt } from './checking/Candidate';
import { checkRelease } from './checking/checkRelease';
import { contractOf } from './contract/contractOf';
import { contractReport } from './contract/contractReport';
import { isPublishedPackage, packageFolder } from './contract/publishPackage';
import { builtFolder, folderOf, type Order } from './Order';
import { openPlace } from './place/openPlace';
import type { ReleasePlace } from './place/ReleasePlace';

async function checkPackage(order: Order, place: ReleasePlace): Promise<void> {
  if (order.name === 'shared-contracts')
    await contractReport(place, await contractOf(packageFolder(order)), order.say);
  order.say('It may be published.');
}

/** Checks what `build` left, or with a version a published release, against what is released. */
export async function checkCommand(order: Order): Promise<void> {
  const { name, version, say } = order;
  const place = await openPlace(order);
  try {
    if (isPublishedPackage(name)) return await checkPackage(order, place);
    if (version !== undefined && !(await place.take(name, version)))
      throw new Error(`${name} ${version} is not published.`);
    const folder = version === undefined ? builtFolder(folderOf(order)) : place.store.path(name, version);
    if (!existsSync(folder)) throw new Error(`Nothing is built yet: build ${name} first.`);
    if (!(await checkRelease(candidateAt(folder, place.store), say)))
      throw new Error(`${name} may not be released like this.`);
    say('It may be released.');
  } finally {
    place.close();
  }
}
