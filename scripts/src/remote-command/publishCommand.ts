import { existsSync } from 'node:fs';
import { publishFolder } from '../store/publishFolder';
import { candidateAt } from './checking/Candidate';
import { matchingHashes } from './checking/matchingHashes';
import { isPublishedPackage, publishPackage } from './contract/publishPackage';
import { builtFolder, folderOf, type Order, versionOf } from './Order';
import { permit } from './permit';
import { openPlace } from './place/openPlace';
import type { ReleasePlace } from './place/ReleasePlace';

async function publishBuilt(order: Order, place: ReleasePlace): Promise<string> {
  const source = folderOf(order);
  const folder = builtFolder(source);
  if (!existsSync(folder)) throw new Error(`Nothing is built yet: build ${order.name} first.`);
  const candidate = candidateAt(folder, place.store);
  const { name, version } = candidate.release;
  const wanted = order.version ?? versionOf(source);
  if (version !== wanted) throw new Error(`What is built is ${version}, not ${wanted}: build ${name} again.`);
  if (await place.take(name, version))
    throw new Error(`${name} ${version} is published already; raise the version.`);
  const wrong = await matchingHashes(candidate);
  if (wrong.length > 0) throw new Error(`${name} ${version} is not what was built:\n  ${wrong.join('\n  ')}`);
  if (!publishFolder(place.store, { name, version }, { folder, keep: true })) {
    throw new Error(`${name} ${version} is published already; raise the version.`);
  }
  return version;
}

/** Uploads what `build` left, once: a version that exists is refused, and no page is served it before it is promoted. */
export async function publishCommand(order: Order): Promise<void> {
  const place = await openPlace(order);
  try {
    const who = permit(place.store, order, order.name);
    const version = isPublishedPackage(order.name)
      ? await publishPackage(order, place)
      : await publishBuilt(order, place);
    await place.shareRelease(order.name, version);
    order.say(`Published ${order.name} ${version} as ${who}.`);
  } finally {
    place.close();
  }
}
