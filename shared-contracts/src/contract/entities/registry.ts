import type { RegistrationState } from '../rules/registrationState';
import type { EventCard } from './event';

/** The audience of a screen: everybody, visitors, any account, participants, hosts. */
export type Audience = 'public' | 'visitor' | 'account' | 'user' | 'host';

/** An immutable file of a release: its address and its SRI hash (sha256). */
export interface ReleaseFile {
  url: string;
  integrity: string;
}

/** The entry of a release, and how the federation runtime reads it. */
export interface ReleaseEntry extends ReleaseFile {
  /** A script that sets a global, which is the default, or an ES module. */
  type?: 'global' | 'module';
  /** The container's name, and the global of a script; by default `name@version` of the release. */
  global?: string;
}

/** A screen of a remote; `module` is the federation name ("./HomeScreen") of the component of that name. */
export interface RegisteredScreen {
  path: string;
  module: string;
  access: Audience;
  title: string;
  /** Whether the screen opens without a network once it was seen (TK-4). */
  offline?: true;
}

/** The props of each slot. */
export interface SlotProps {
  /** The bell beside the account in the navigation. */
  'navigation.bell': Record<never, never>;
  /** Below the registration on an event's page; the state is that of the viewer. */
  'event.actions': { eventId: string; registrationState: RegistrationState };
  /** A tab on the participant's profile, whose label is the slot's. */
  'profile.tabs': Record<never, never>;
}
export type SlotName = keyof SlotProps;
export const SLOTS: readonly SlotName[] = ['navigation.bell', 'event.actions', 'profile.tabs'];

/** The menus that take entries of remotes: those of participants and of hosts. */
export type NavigationMenu = 'navigation.participant' | 'navigation.host';

/** A remote's entry in a menu. It is data, so that a menu needs no code of the remote. */
export interface NavigationEntry {
  menu: NavigationMenu;
  label: string;
  /** The path of a screen of the remote, without parameters. */
  path: string;
}

/** A remote's component for a slot; `access` limits its audience. */
export interface RegisteredSlot {
  slot: SlotName;
  module: string;
  access: Audience;
  /** The text of a tab, and the name of the content in outages; by default the remote's title. */
  label?: string;
}

/** A release of a remote, with everything that a page needs to load it. */
export interface RegisteredRelease {
  name: string;
  /** The remote's name on the outage card. */
  title: string;
  version: string;
  entry: ReleaseEntry;
  screens: RegisteredScreen[];
  redirects: { from: string; to: string }[];
  slots: RegisteredSlot[];
  navigation?: NavigationEntry[];
  /** The contracts that it takes in place of the shell's, by release id; the name of its share scope (RL-40). */
  shareScope?: string;
  /**
   * Scripts and style sheets of each module ("./HomeScreen") that the page itself requests with their hashes; the preset's
   * releases need none.
   */
  chunks?: Record<string, ReleaseFile[]>;
}

/**
 * A remote in the registry: its stable release, its canary for `percent` (1 to 99) of the visitors, and its previous
 * release as a fallback.
 */
export interface RegisteredRemote extends RegisteredRelease {
  canary?: RegisteredRelease & { percent: number };
  previous?: RegisteredRelease;
  /** Set in the page of a canary visitor: this release is the canary, `previous` the stable release. */
  trial?: true;
}

/** The registry inside a document, as inert JSON, so that the first screen needs no registry request. */
export interface PageRegistry {
  revision: number;
  remotes: RegisteredRemote[];
  /** The shell's version, on pages from a server. */
  shell?: string;
  /** Set while any remote has a canary, whose visitors report with a token. */
  hasCanary?: true;
  /** Origins from which developers may load a remote instead of its release; none by default. */
  overrides?: string[];
  /** Whether the address may inject faults for drills; never in production. */
  drills?: true;
}

/** The resources that a page at `path` loads first; `calls` are public GETs whose `:name` comes from the path. */
export interface DocumentRoute {
  /** The remote that serves the path. */
  remote: string;
  path: string;
  /** `type` marks scripts that are ES modules. */
  files: (ReleaseFile & { as: 'script' | 'style'; type?: 'module' })[];
  calls: string[];
  prerender?: DocumentPrerender;
}

/** The prerendered content of the main landmark (LK-4). */
export interface DocumentPrerender {
  /** A Mustache template over `PrerenderValues`, with escaped values only. */
  html: string;
  /** The screen's style sheets as `<style>` elements; `data-href` names the sheet that each replaces. */
  styles: string;
}

/** The values of prerender templates: the first public events, in list order. */
export interface PrerenderValues {
  events: (Pick<EventCard, 'id' | 'title' | 'category' | 'organization' | 'location' | 'imageUrl'> & {
    online: boolean;
  })[];
}

/** The served versions of a package; `previous` is newest first. */
export interface ReleasePointer {
  stable: string;
  canary: { version: string; percent: number } | null;
  previous: string[];
  /** The newest local build of a package that a team has released; pages do not load it. */
  development?: string;
}

/** A change of a release pointer: time, package, versions, actor and kind. */
export interface ReleaseStep {
  at: string;
  name: string;
  version: string;
  what: 'stable' | 'canary' | 'rollback' | 'end of canary';
  from: string | null;
  who: string;
  /** A person's reason to promote a canary without its verdict. */
  why?: string;
  percent?: number;
  /** Set when a rollback removed the remote, because it had no earlier release. */
  isRemoval?: true;
}

/** A release that is known not to work; nothing promotes it, rolls back to it, or falls back to it. */
export interface WithdrawnRelease {
  name: string;
  version: string;
  why: string;
  who: string;
  at: string;
}

/** The `registry.json` of a store: release pointers and derived data. */
export interface Registry {
  format: 1;
  revision: number;
  shell: ReleasePointer;
  remotes: Record<string, ReleasePointer>;
  /** Newest first. */
  history: ReleaseStep[];
  withdrawn?: WithdrawnRelease[];
  page: PageRegistry;
  document: {
    policy: string;
    routes: DocumentRoute[];
    /** The routes of each canary by remote; they replace the stable routes for canary visitors. */
    canaries: Record<string, DocumentRoute[]>;
    redirects: string[];
  };
}
