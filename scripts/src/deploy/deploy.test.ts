import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSettings } from '../../../api/src/platform/settings';
import { createProject, type Project, projectAt } from '../checks/Project';
import { parseDockerfile } from '../image/parseDockerfile';
import { NEXT_NODE } from '../test/installNextNode';
import { root } from '../test/runProgram';
import { createManifestCheck } from './createManifestCheck';
import { findLooseImages } from './findLooseImages';
import { findSettings, findUnknownSettings } from './findSettings';
import { findLooseFiles, readManifests } from './readManifests';

const project = projectAt(root);
const manifests = readManifests(project);
const checkManifests = createManifestCheck(project);

/** The project with another text in one file. */
function plant(path: string, part: string, other: string): Project {
  const text = project.read(path);
  assert.ok(text.includes(part), `${path} contains ${part}`);
  const changed = createProject({ [path]: text.replace(part, other) });
  return { ...project, read: (name) => (name === path ? changed.read(name) : project.read(name)) };
}

const base = 'deploy/kubernetes/base';

describe('the manifests', () => {
  it('satisfy their schemas', () => {
    assert.deepEqual(checkManifests(manifests), []);
  });

  for (const [path, part, other, expected] of [
    ['deploy/compose.yaml', 'stop_grace_period: 15s', 'stop_grace: 15s', /compose.yaml: .*stop_grace/],
    [`${base}/deployment.yaml`, 'readinessProbe:', 'readynessProbe:', /deployment.yaml: .*readynessProbe/],
    [`${base}/deployment.yaml`, 'containerPort: 3000', 'containerPort: http', /deployment.yaml: .*integer/],
    [`${base}/autoscaling.yaml`, 'maxReplicas: 7', 'maxReplica: 7', /autoscaling.yaml: .*maxReplica/],
    [
      `${base}/network.yaml`,
      'kind: NetworkPolicy',
      'kind: NetPolicy',
      /network.yaml: deploy.schemas has no NetPolicy/,
    ],
    [
      `${base}/database.yaml`,
      'instances: 3',
      'instances: three',
      /database.yaml: .*instances must be integer/,
    ],
    [
      'deploy/kubernetes/overlays/staging/autoscaling.yaml',
      'minReplicas',
      'minReplica',
      /autoscaling.yaml: .*minReplica/,
    ],
  ] as const)
    it(`must not say "${other}"`, () => {
      const [error = ''] = checkManifests(readManifests(plant(path, part, other)));
      assert.match(error, expected);
    });

  it('parse', () => {
    const planted = plant(`${base}/service.yaml`, 'spec:', 'spec: [');
    assert.throws(() => readManifests(planted), /^Error: deploy.kubernetes.base.service.yaml: /);
  });

  it('are all named by a kustomization', () => {
    assert.deepEqual(findLooseFiles(manifests, project.paths), []);
    const planted = readManifests(plant(`${base}/kustomization.yaml`, '- network.yaml', '- networks.yaml'));
    assert.deepEqual(
      new Set(findLooseFiles(planted, project.paths)),
      new Set([
        `${base}/networks.yaml: named, but missing`,
        `${base}/network.yaml: no kustomization names it`,
      ]),
    );
  });

  it('pin the versions of images', () => {
    assert.deepEqual(findLooseImages(project, manifests), []);
    const planted = plant('deploy/compose.yaml', 'nginx:1.28.0-alpine', 'nginx:latest');
    assert.deepEqual(findLooseImages(planted, readManifests(planted)), [
      'deploy/compose.yaml: pin the version of the image "nginx:latest"',
    ]);
  });
});

describe('the settings of the deployment', () => {
  it('are settings of the API', () => {
    assert.deepEqual(findUnknownSettings(project, findSettings(manifests)), []);
  });

  for (const [path, name] of [
    ['deploy/compose.yaml', 'S3_URL'],
    [`${base}/settings.yaml`, 'PUBLIC_URL'],
    [`${base}/deployment.yaml`, 'STORE_S3_ACCESS_KEY_ID'],
  ] as const)
    it(`must not misspell ${name}`, () => {
      const planted = readManifests(plant(path, name, `${name}S`));
      assert.match(
        findUnknownSettings(project, findSettings(planted))[0] ?? '',
        new RegExp(`no setting ${name}S$`),
      );
    });

  it('let the API start', () => {
    const deployed = findSettings(manifests);
    assert.equal(deployed.filter(({ path }) => path === 'deploy/compose.yaml').length, 3);
    assert.ok(deployed.length > 6);
    for (const { path, variables } of deployed)
      assert.ok(readSettings(variables).isProduction, `${path}: NODE_ENV`);
  });
});

describe('the image', () => {
  it('runs on the Node that the tests try', () => {
    const stages = parseDockerfile(project.read('deploy/Dockerfile'));
    const images = stages.map(({ from }) => from).filter((from) => from.includes(':'));
    assert.deepEqual(new Set(images), new Set([`node:${NEXT_NODE}-bookworm-slim`]));
  });

  it('leaves out what git leaves out', () => {
    const ignored = project
      .read('.gitignore')
      .trim()
      .split('\n')
      .map((line) => `**/${line.replace(/\/$/, '')}`);
    const lines = new Set(project.read('deploy/Dockerfile.dockerignore').trim().split('\n'));
    assert.deepEqual(
      ignored.filter((line) => !lines.has(line)),
      [],
    );
  });
});
