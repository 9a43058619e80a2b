import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generateLinks, LINKS_FILE } from './links/generateLinks';
import { readDeclaration } from './webpack/RemoteDeclaration';
import { printHelp } from './printHelp';

printHelp('npm run links   writes the links of the contract from each remote.json');

/** Writes the links of the contract from the remotes' `remote.json`. Run it (`npm run links`) after a change of them. */
const root = resolve(import.meta.dirname, '../..');
const remotes = readdirSync(root)
  .filter((name) => name.startsWith('mf-'))
  .toSorted();
const declarations = remotes.map((name) => readDeclaration(join(root, name, 'remote.json')));
writeFileSync(join(root, LINKS_FILE), generateLinks(declarations));
process.stdout.write(`Wrote ${LINKS_FILE}.\n`);
