import { isCode, splitWords } from './code';
import type { Check } from './Project';

/** Words that are not standard terms, each with its replacement (docs/glossary.md). */
const BETTER: Readonly<Record<string, string>> = {
  anew: 'reload, or a verb with "again"',
  asked: 'requested, or the subject itself',
  asker: 'caller',
  courier: 'sender or queue',
  doomed: 'pending',
  drawer: 'storage',
  fate: 'outcome',
  hasten: 'expireSoon, or another plain verb',
  hearer: 'listener',
  kept: 'stored or cached',
  notice: 'notification',
  patience: 'backoff',
  suffering: 'errorStates',
  taker: 'participant or attempt',
  told: 'notified or sent',
};

const toSingular = (word: string): string => word.replace(/s$/, '');

/** Databases store the names of migrations. */
const isMigration = (path: string): boolean => path.includes('/migrations/');

/** The names of the catalogue are error codes in replies. */
const isErrorCatalogue = (path: string): boolean => path.startsWith('shared-contracts/src/contract/errors/');

const exported =
  /^export (?:default )?(?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

const listExportedNames = (text: string): string[] =>
  [...text.matchAll(exported)].map(([, name = '']) => name);

function findBannedWord(name: string): string | undefined {
  return splitWords(name)
    .map(toSingular)
    .find((word) => Object.hasOwn(BETTER, word));
}

/** Rejects files, folders and exports with private words. */
export const bannedWords: Check = (project) =>
  project.paths
    .filter((path) => !isMigration(path) && !path.startsWith('scripts/src/checks/'))
    .flatMap((path) => {
      const names = isCode(path) && !isErrorCatalogue(path) ? listExportedNames(project.read(path)) : [];
      return [path, ...names].flatMap((name) => {
        const word = findBannedWord(name);
        const subject = name === path ? path : `${path}: ${name}`;
        return word === undefined ? [] : [`${subject}: "${word}" is a private word; say ${BETTER[word]}`];
      });
    });
