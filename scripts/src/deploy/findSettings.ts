import type { Project } from '../checks/Project';
import { collectValues, type Manifest } from './readManifests';

type Variables = Record<string, string>;

/** The variables that one file gives the API; those of a secret have an invented value. */
export interface DeployedSettings {
  path: string;
  variables: Variables;
}

const INVENTED = 'a value of the operator, long enough';

/** Values of secrets, which the files name only. */
const SECRETS: Readonly<Variables> = {
  DATABASE_URL: 'postgres://marquee:secret@database:5432/marquee',
  DATABASE_READ_URL: 'postgres://marquee:secret@replicas:5432/marquee',
  MAIL_URL: 'smtps://mail.example.org',
  OPERATOR_TOKEN: 'a'.repeat(32),
};

/** Compose's `${NAME:-default}` and `${NAME:?message}`. */
const interpolate = (text: string): string =>
  text.replaceAll(/\$\{\w+(?::([-?])([^}]*))?\}/g, (_, kind, value: string) =>
    kind === '-' ? value : encodeURIComponent(INVENTED),
  );

const isOurImage = (image: unknown): boolean => /^(\$\{MARQUEE_IMAGE|marquee:)/.test(String(image));

const readMapping = (value: unknown): Variables =>
  Object.fromEntries(Object.entries(value ?? {}).map(([name, text]) => [name, interpolate(String(text))]));

function listCompose({ path, body }: Manifest): DeployedSettings[] {
  const services = Object.values(body['services'] ?? {}) as Record<string, unknown>[];
  return services
    .filter(({ image }) => isOurImage(image))
    .map(({ environment }) => ({ path, variables: readMapping(environment) }));
}

/** A workload's own variables over those of the ConfigMap. */
function listWorkload({ path, body }: Manifest, shared: Variables): DeployedSettings[] {
  const containers = collectValues(body, 'containers').flat() as {
    image: string;
    env?: { name: string }[];
  }[];
  return containers
    .filter(({ image }) => isOurImage(image))
    .map(({ env = [] }) => {
      const own = env.map(({ name }) => [name, SECRETS[name] ?? INVENTED]);
      return { path, variables: { ...shared, ...Object.fromEntries(own) } };
    });
}

/** The settings of each container of the API, in Compose and Kubernetes, and of each overlay's ConfigMap. */
export function findSettings(manifests: readonly Manifest[]): DeployedSettings[] {
  const maps = manifests.filter(({ kind }) => kind === 'ConfigMap');
  const shared = readMapping(maps.find(({ path }) => path.includes('/base/'))?.body['data']);
  return [
    ...manifests.filter(({ path }) => path === 'deploy/compose.yaml').flatMap(listCompose),
    ...manifests.flatMap((manifest) =>
      listWorkload(manifest, shared).flatMap(({ path, variables }) =>
        maps.map((map) => ({
          path: map.path.includes('/base/') ? path : map.path,
          variables: { ...variables, ...readMapping(map.body['data']) },
        })),
      ),
    ),
  ];
}

/** Returns a sentence for each variable that `.env.example` does not list. */
export function findUnknownSettings({ read }: Project, deployed: readonly DeployedSettings[]): string[] {
  const known = new Set([...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name));
  return deployed.flatMap(({ path, variables }) =>
    Object.keys(variables)
      .filter((name) => !known.has(name))
      .map((name) => `${path}: the API has no setting ${name}`),
  );
}
