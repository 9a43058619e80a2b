import { Ajv, type ValidateFunction } from 'ajv';
import type { Project } from '../checks/Project';
import { findPatchPaths, type Manifest } from './readManifests';

type Schema = Record<string, unknown>;

const GROUPS: Readonly<Record<string, string>> = {
  v1: 'core.v1',
  'apps/v1': 'apps.v1',
  'batch/v1': 'batch.v1',
  'policy/v1': 'policy.v1',
  'autoscaling/v2': 'autoscaling.v2',
  'networking.k8s.io/v1': 'networking.v1',
};

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Closes every object that names its properties, as servers warn of other fields only. `id` is a keyword that ajv no longer
 * takes. A patch need not have the required fields.
 */
function closeSchema(value: unknown, isPatch: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => closeSchema(item, isPatch));
  if (!isSchema(value)) return value;
  const entries = Object.entries(value)
    .filter(([key, item]) => !(['id', '$schema'].includes(key) && typeof item === 'string'))
    .filter(([key, item]) => !(isPatch && key === 'required' && Array.isArray(item)))
    .map(([key, item]) => [key, closeSchema(item, isPatch)]);
  const isOpen = isSchema(value['properties']) && value['additionalProperties'] === undefined;
  return { ...Object.fromEntries(entries), ...(isOpen && { additionalProperties: false }) };
}

/** In a patch, null removes a field. */
function removeNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeNulls);
  if (!isSchema(value)) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== null);
  return Object.fromEntries(entries.map(([key, item]) => [key, removeNulls(item)]));
}

const CLUSTER = 'cloudnative-pg';

function createValidator({ read }: Project, isPatch: boolean): Ajv {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const add = (name: string, schema: unknown) => ajv.addSchema(closeSchema(schema, isPatch) as Schema, name);
  const kubernetes: Schema = JSON.parse(read('deploy/schemas/kubernetes.json'));
  for (const [name, schema] of Object.entries(kubernetes)) add(name, schema);
  add(CLUSTER, JSON.parse(read('deploy/schemas/cloudnative-pg.json')));
  return ajv;
}

/** The schemas of files that are no manifests of Kubernetes, by path. */
function createFileValidators({ read }: Project): Map<string, ValidateFunction> {
  const monitoring: Schema = JSON.parse(read('deploy/schemas/monitoring.json'));
  const compose: unknown = JSON.parse(read('deploy/schemas/compose-spec.json'));
  const ajv = new Ajv({ strict: false, validateFormats: false });
  return new Map(
    Object.entries({ 'deploy/compose.yaml': compose, ...monitoring }).map(([path, schema]) => [
      path,
      ajv.compile(closeSchema(schema, false) as Schema),
    ]),
  );
}

function findSchema(ajv: Ajv, { body, kind }: Manifest): ValidateFunction | undefined {
  if (body['apiVersion'] === 'postgresql.cnpg.io/v1') return ajv.getSchema(CLUSTER);
  return ajv.getSchema(`io.k8s.api.${GROUPS[String(body['apiVersion'])]}.${kind}`);
}

function describeErrors(path: string, validate: ValidateFunction, body: unknown): string[] {
  if (validate(body)) return [];
  // A failed `oneOf` comes after the fields that made it fail.
  const [{ instancePath = '', message = '', params = {} } = {}] = validate.errors ?? [];
  return [`${path}: ${instancePath} ${message} ${JSON.stringify(params)}`];
}

/** Returns a check that has a sentence for each manifest that its schema rejects, or that has none. */
export function createManifestCheck(project: Project): (manifests: readonly Manifest[]) => string[] {
  const [whole, partial] = [createValidator(project, false), createValidator(project, true)];
  const files = createFileValidators(project);
  const check = (manifest: Manifest, isPatch: boolean): string[] => {
    const { path, body, kind } = manifest;
    const validateFile = files.get(path);
    if (validateFile !== undefined) return describeErrors(path, validateFile, body);
    const validate = findSchema(isPatch ? partial : whole, manifest);
    if (validate === undefined) return [`${path}: deploy/schemas has no ${kind}`];
    return describeErrors(path, validate, isPatch ? removeNulls(body) : body);
  };
  return (manifests) => {
    const patches = findPatchPaths(manifests);
    return manifests
      .filter(({ kind }) => kind !== 'Kustomization')
      .flatMap((manifest) => check(manifest, patches.has(manifest.path)));
  };
}
