import { type Endpoint, endpoints, refusals } from '@marquee/shared-contracts';
import type { Project } from '../checks/Project';
import { markdownTable } from './markdownTable';
import { specCalls } from './specCalls';
import { type SpecText, specTexts, withTheirScreens } from './specTexts';

/** The two tables as they must stand, and what is wrong with the project. */
export interface ApiTables {
  calls: string;
  texts: string;
  violations: string[];
}

const MISSING = 'missing';

const keyOf = ({ method, path }: Endpoint): string => `${method} ${path.replace(/:[A-Za-z]+/g, ':')}`;
const served = new Map([...endpoints].map(([name, endpoint]) => [keyOf(endpoint), { name, endpoint }]));

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
const code = (path: string): string => `\`${path}\``;

/** What is left of a call when only the version and the family of its prefix differ. */
const withoutPrefix = (key: string): string =>
  key.toLowerCase().replace(/\/(api|v\d+|participant|host|public)(?=\/)/g, '');

/** Reads the project once and answers where each ordered call and text stands. */
export function apiTables(project: Project): ApiTables {
  const sources = new Sources(project);
  const calls = specCalls.map((key) => callRow(key, sources));
  const texts = specTexts.map((text) => textRow(text, sources));
  return {
    calls: markdownTable(['call', 'endpoint', 'route', 'test'], calls),
    texts: markdownTable(['text', 'owner', 'test'], texts),
    violations: [...specCalls.flatMap(movedCall), ...specTexts.flatMap((text) => lostText(text, sources))],
  };
}

/** The product's code by its paths; the data of these tables is no place where a text is said. */
class Sources {
  readonly #files: readonly { path: string; text: string }[];

  constructor(project: Project) {
    this.#files = project.paths
      .filter((path) => /^(shared-contracts|api|shell|mf-[a-z-]+)\/.*\.tsx?$/.test(path))
      .toSorted((one, other) => rankOf(one) - rankOf(other))
      .map((path) => ({ path, text: project.read(path) }));
  }

  /** The first file that matches, if there is one below `folder` or else anywhere. */
  find(pattern: RegExp, test: boolean, folder = ''): string | undefined {
    const found = this.#files.filter(({ path, text }) => isTest(path) === test && pattern.test(text));
    return (found.find(({ path }) => path.startsWith(folder)) ?? found[0])?.path;
  }
}

const PLACES = ['shared-contracts/src/contract/', 'api/', 'mf-', 'shell/'];
const rankOf = (path: string): number => {
  const rank = PLACES.findIndex((place) => path.startsWith(place));
  return rank === -1 ? PLACES.length : rank;
};

const nameOf = (name: string): string => `\\b${name.replace('.', '\\.')}\\b`;

function callRow(key: string, sources: Sources): string[] {
  const call = served.get(key);
  if (call === undefined) return [code(key), MISSING, '', ''];
  const route = sources.find(new RegExp(`route\\(\\s*app,\\s*${nameOf(call.name)}`), false);
  const folder = route?.slice(0, route.lastIndexOf('/') + 1) ?? 'api/src/';
  const test = sources.find(new RegExp(nameOf(call.name)), true, folder);
  return [
    code(key),
    call.name,
    route === undefined ? MISSING : code(route),
    test === undefined ? MISSING : code(test),
  ];
}

function movedCall(key: string): string[] {
  if (served.has(key)) return [];
  const moved = [...served.keys()].find((other) => withoutPrefix(other) === withoutPrefix(key));
  return moved === undefined ? [] : [`shared-contracts: ${key} was ordered, but is served as ${moved}`];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The text as a literal or as the text of an element: from quote to quote, or up to what is filled in. */
function patternOf({ text }: SpecText): RegExp {
  const [fixed = '', ...filled] = text.split('{');
  return new RegExp(`(['"\`>]|^\\s*)${escaped(fixed)}${filled.length > 0 ? '' : '([\'"`<]|$)'}`, 'm');
}

function ownerOf(given: SpecText, sources: Sources): string | undefined {
  const { text, call } = given;
  const own = call === undefined ? undefined : served.get(call);
  if (own?.endpoint.definition.failure === text) return own.name;
  const said = Object.entries(refusals).find(([, { message }]) => message === text);
  if (said !== undefined) return `refusal ${said[0]}`;
  const failing = [...endpoints].find(([, { definition }]) => definition.failure === text);
  if (failing !== undefined) return failing[0];
  const place = sources.find(patternOf(given), false);
  return place === undefined ? undefined : code(place);
}

/** Its call is not there yet: then neither can the text be. */
const waits = ({ call }: SpecText): boolean => call !== undefined && !served.has(call);

function textRow(given: SpecText, sources: Sources): string[] {
  const owner = ownerOf(given, sources);
  const test = sources.find(patternOf(given), true);
  const unowned = withTheirScreens.has(given.text) ? 'with its screen' : MISSING;
  return [`"${given.text.replaceAll('|', '\\|')}"`, owner ?? unowned, test === undefined ? '' : code(test)];
}

function lostText(given: SpecText, sources: Sources): string[] {
  if (ownerOf(given, sources) !== undefined || withTheirScreens.has(given.text) || waits(given)) return [];
  return [`api: nobody says "${given.text}"; it was ordered word for word`];
}
