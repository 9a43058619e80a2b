import type { Project } from '../checks/Project';
import { parseDockerfile } from '../image/parseDockerfile';
import { collectValues, type Manifest } from './readManifests';

const PINNED = /:(v?\d+\.\d+|RELEASE\.\d{4})[\w.-]*$/;

/** Returns a sentence for each image without a version. */
export function findLooseImages({ read }: Project, manifests: readonly Manifest[]): string[] {
  const stages = parseDockerfile(read('deploy/Dockerfile'));
  const names = new Set(stages.map(({ name }) => name));
  const images = [
    ...stages.filter(({ from }) => !names.has(from)).map(({ from }) => ['deploy/Dockerfile', from]),
    ...manifests.flatMap(({ path, body }) =>
      ['image', 'imageName'].flatMap((key) => collectValues(body, key).map((image) => [path, String(image)])),
    ),
  ];
  return images
    .map(([path, image = '']) => [path, image.replace(/^\$\{\w+:-(.*)\}$/, '$1')])
    .filter(([, image = '']) => !PINNED.test(image))
    .map(([path, image]) => `${path}: pin the version of the image "${image}"`);
}
