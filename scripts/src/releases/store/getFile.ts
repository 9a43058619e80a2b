import type { ReleaseFile } from '@marquee/shared-contracts';
import type { ReleaseRecord } from './Store';

export const isStyle = (name: string): boolean => name.endsWith('.css');

/** @throws if the release has no such file */
export function getFile(release: ReleaseRecord, name: string): ReleaseFile {
  const file = release.files[name];
  if (!file) throw new Error(`${release.name} ${release.version} has no file ${name}.`);
  return { url: `/${release.name}/${release.version}/${name}`, integrity: file.integrity };
}
