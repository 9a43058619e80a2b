import { existsSync } from 'node:fs';
import { publishFolder } from '../store/publishFolder';
import { readCandidate } from '../checks/Candidate';
import { checkIntegrity } from '../checks/checkIntegrity';
import { isPublishedPackage, publishPackage } from '../contract/publishPackage';
import { builtFolder, findPackageFolder, type CommandArgs, readVersion } from './CommandArgs';
import { authorize } from './authorize';
import { openStorage } from '../storage/openStorage';
import type { ReleaseStorage } from '../storage/ReleaseStorage';

async function publishBuilt(order: CommandArgs, place: ReleaseStorage): Promise<string> {
  const source = findPackageFolder(order);
  const folder = builtFolder(source);
  if (!existsSync(folder)) throw new Error(`Nothing is built yet: build ${order.name} first.`);
  const candidate = readCandidate(folder, place.store);
  const { name, version } = candidate.release;
  const wanted = order.version ?? readVersion(source);
  if (version !== wanted) throw new Error(`What is built is ${version}, not ${wanted}: build ${name} again.`);
  if (await place.take(name, version))
    throw new Error(`${name} ${version} is published already; raise the version.`);
  const wrong = await checkIntegrity(candidate);
  if (wrong.length > 0) throw new Error(`${name} ${version} is not what was built:\n  ${wrong.join('\n  ')}`);
  if (!publishFolder(place.store, { name, version }, { folder, keep: true })) {
    throw new Error(`${name} ${version} is published already; raise the version.`);
  }
  return version;
}

/** Uploads the built release. No page loads it before it is promoted. @throws when the version exists */
export async function publishCommand(order: CommandArgs): Promise<void> {
  const place = await openStorage(order);
  try {
    const who = authorize(place.store, order, order.name);
    const version = isPublishedPackage(order.name)
      ? await publishPackage(order, place)
      : await publishBuilt(order, place);
    await place.shareRelease(order.name, version);
    order.say(`Published ${order.name} ${version} as ${who}.`);
  } finally {
    place.close();
  }
}
