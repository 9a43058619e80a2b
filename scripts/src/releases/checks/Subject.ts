import { type Audience, links, type SlotName } from '@marquee/shared-contracts';
import type { ReleaseRecord } from '../store/Store';

/** A screen or a slot of a release that the browser opens. */
export interface Subject {
  /** The path of a screen; a slot's name. */
  label: string;
  address: string;
  /** The token of its viewer, which is the role's name; undefined for visitors. */
  token: string | undefined;
  /** The addresses of its own scripts. */
  scripts: string[];
  kind: 'screen' | 'slot';
  /** Whether it stands in a screen that needs its data: it is opened with full data only. */
  needsData?: boolean;
  /** The remote's title, which its outage card bears. */
  title: string;
}

const ANY_ID = '018f3b1c-0000-7000-8000-00000000000a';
const tokens: Partial<Record<Audience, string>> = { account: 'USER', user: 'USER', host: 'HOST' };

/** Returns an address of the path, with an id for each parameter. */
const fillPath = (path: string): string =>
  path.replace(/:\w+/g, ANY_ID).replaceAll('?', '').replace(/\*$/, ANY_ID);

/** Returns the address of a page that no remote has: the layout alone, with the slots of this viewer. */
export const getLayoutAddress = (token: string | undefined): string => `/check/${token ?? 'visitor'}`;

/** Each viewer has another event, because the browser chooses the viewer by the path. */
const getEventAddress = (token: string | undefined): string =>
  links.event(ANY_ID.replace(/a$/, String(['USER', 'HOST'].indexOf(token ?? '') + 1)));

/** Returns the address of a page with the slot, its viewer, and whether the slot needs the data of its screen. */
const slotPages: Record<
  SlotName,
  (token: string | undefined, id: string) => Pick<Subject, 'address' | 'token' | 'needsData'>
> = {
  'navigation.bell': (token) => ({ address: getLayoutAddress(token), token }),
  'event.actions': (token) => ({ address: getEventAddress(token), token, needsData: true }),
  'profile.tabs': (_token, id) => ({ address: `${links.profile()}?tab=${id}`, token: 'USER' }),
};

/** Returns a release's screens, one per module, because other paths of a module load the same files, and its slots. */
export function listSubjects({ name, version, chunks, declaration }: ReleaseRecord): Subject[] {
  const { title = name, screens = [], slots = [] } = declaration ?? {};
  const listScripts = (module: string): string[] =>
    (chunks[module.replace('./', '')] ?? [])
      .filter((file) => /\.m?js$/.test(file))
      .map((file) => `/${name}/${version}/${file}`);
  const byModule = new Map(screens.toReversed().map((screen) => [screen.module, screen]));
  return [
    ...[...byModule.values()].map(({ path, access, module }): Subject => {
      const scripts = listScripts(module);
      return { label: path, address: fillPath(path), token: tokens[access], scripts, kind: 'screen', title };
    }),
    ...slots.map(({ slot, access, module }): Subject => {
      const page = slotPages[slot](tokens[access], module.replace('./', `${name}.`));
      return { label: `slot ${slot}`, ...page, scripts: listScripts(module), kind: 'slot', title };
    }),
  ];
}
