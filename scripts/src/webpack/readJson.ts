import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Names a file with its folder, as people know it: "mf-raffle/remote.json". */
export const formatFile = (file: string): string => `${basename(dirname(file))}/${basename(file)}`;

/** Turns "CommaExpected" into "comma expected". */
const formatCode = (code: string): string => code.replace(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();

function describeSyntaxError(text: string): string {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [{ offset, error } = { offset: 0, error: 0 }] = errors;
  const line = text.slice(0, offset).split('\n').length;
  return `${String(line)}: ${formatCode(printParseErrorCode(error))}`;
}

/** Reads a JSON file. @throws an error with the file and the line, "mf-raffle/remote.json:7: comma expected" */
export function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new Error(`${formatFile(file)}:${describeSyntaxError(text)}.`, { cause });
  }
}
