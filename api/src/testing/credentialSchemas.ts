import { readFileSync } from 'node:fs';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

const readSchema = (name: string) =>
  JSON.parse(
    readFileSync(
      new URL(`../features/certificates/credentials/schemas/${name}.json`, import.meta.url),
      'utf8',
    ),
  );

// The published schemas write keywords that strict mode refuses, such as a list of items without their number.
const openBadges = new Ajv2019({ strict: false, allErrors: true });
formats.default(openBadges);
const matchesOpenBadge = openBadges.compile(readSchema('openbadge-credential'));

const credentials = new Ajv2020({ strict: false, allErrors: true });
formats.default(credentials);
const matchesCredential = credentials.compile(readSchema('verifiable-credential'));

/** Lists the places where a credential breaks the schema of Open Badges 3.0. */
export const findOpenBadgeErrors = (credential: unknown): string[] =>
  matchesOpenBadge(credential) ? [] : [openBadges.errorsText(matchesOpenBadge.errors)];

/** Lists the places where a credential breaks the schema of Verifiable Credentials 2.0. */
export const findCredentialErrors = (credential: unknown): string[] =>
  matchesCredential(credential) ? [] : [credentials.errorsText(matchesCredential.errors)];
