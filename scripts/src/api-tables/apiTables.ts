import { type Endpoint, endpoints, errorCatalogue } from '@marquee/shared-contracts';
import type { Project } from '../checks/Project';
import { markdownTable } from './markdownTable';
import { specCalls } from './specCalls';
import { type SpecText, specTexts } from './specTexts';

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
  const lost = specTexts.filter((text) => ownerOf(text, sources) === undefined && !waits(text));
  return {
    calls: markdownTable(['call', 'endpoint', 'route', 'test'], calls),
    texts: markdownTable(['text', 'owner', 'test'], texts),
    violations: [
      ...specCalls.flatMap(movedCall),
      ...lost.map(({ text }) => `api: nobody says "${text}"; it was ordered word for word`),
    ],
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

  /** What tests call instead of the call itself: exports of `testing/` folders with the file that has them. */
  builders(pattern: RegExp): { file: string; name: string; body: string }[] {
    return this.#files
      .filter(({ path }) => path.startsWith('api/src/testing/') && !isTest(path))
      .flatMap(({ path, text }) =>
        text.split(/^export /m).flatMap((body) => {
          const name = /^(?:async )?(?:function|const) (\w+)/.exec(body)?.[1];
          const file = path.slice(path.lastIndexOf('/') + 1, -'.ts'.length);
          return name !== undefined && pattern.test(body) ? [{ file, name, body }] : [];
        }),
      );
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
  const test = testOf(call.name, sources, folder);
  return [
    code(key),
    call.name,
    route === undefined ? MISSING : code(route),
    test === undefined ? MISSING : code(test),
  ];
}

/** A test of the server that makes the call, by its name or by a builder that makes it; else any test. */
function testOf(name: string, sources: Sources, folder: string): string | undefined {
  const named = new RegExp(nameOf(name));
  const direct = sources.find(named, true, folder);
  if (direct?.startsWith('api/') === true) return direct;
  const verb = name.slice(name.indexOf('.') + 1);
  for (const builder of sources.builders(named)) {
    const used = new RegExp(`\\b${verb}: `).test(builder.body) ? `\\.${verb}\\(` : `\\b${builder.name}\\(`;
    const imported = `import \\{[^}]*\\b${builder.name}\\b[^}]*\\} from '[^']*/${builder.file}'`;
    const test = sources.find(new RegExp(`${imported}[^]*${used}`), true, folder);
    if (test !== undefined) return test;
  }
  return direct;
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
  const said = Object.entries(errorCatalogue).find(([, { message }]) => message === text);
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
  return [`"${given.text.replaceAll('|', '\\|')}"`, owner ?? MISSING, test === undefined ? '' : code(test)];
}
