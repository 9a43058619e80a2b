import type { EventCard } from './event';

/** Who a screen is for: everybody, only people who are not logged in, any session, a participant, a host. */
export type Audience = 'public' | 'visitor' | 'account' | 'user' | 'host';

/** An immutable file of a release: its address and its SRI hash (sha256). */
export interface ReleaseFile {
  url: string;
  integrity: string;
}

/** A screen as the page knows it: `module` is the federation name ("./HomeScreen") of a component called alike. */
export interface RegisteredScreen {
  path: string;
  module: string;
  access: Audience;
  title: string;
}

/** The places in the frame that remotes fill: the bell beside the account in the bar. */
export const SLOTS = ['navigation.bell'] as const;
export type SlotName = (typeof SLOTS)[number];

/** A remote's component for a place in the frame; it takes no properties, and `access` says for whom it stands there. */
export interface RegisteredSlot {
  slot: SlotName;
  module: string;
  access: Audience;
}

/** One release of a remote, with all that a page needs to load it. */
export interface RegisteredRelease {
  name: string;
  /** What people call it; stands on the outage card. */
  title: string;
  version: string;
  entry: ReleaseFile;
  screens: RegisteredScreen[];
  redirects: { from: string; to: string }[];
  slots: RegisteredSlot[];
}

/**
 * A remote as the registry names it: the stable release, the one on trial for `percent` (1 to 99) of the visitors, and
 * the newest one before the stable, to which a page falls back when the stable one does not load.
 */
export interface RegisteredRemote extends RegisteredRelease {
  canary?: RegisteredRelease & { percent: number };
  previous?: RegisteredRelease;
  /** In a visitor's page alone: this release is the canary, and `previous` the stable one. */
  trial?: true;
}

/** What a document carries as inert JSON, so that the first screen waits for no request about remotes. */
export interface PageRegistry {
  revision: number;
  remotes: RegisteredRemote[];
  /** The shell's version, where a server serves the page. */
  shell?: string;
  /** Origins from which developers may load one remote in place of the released one; none by default. */
  overrides?: string[];
  /** Whether faults may be asked for in the address, to practise; never in production. */
  drills?: true;
}

/** What a page at `path` loads at once; `calls` are public GETs whose `:name` is filled from the path. */
export interface DocumentRoute {
  /** The remote that answers the path. */
  remote: string;
  path: string;
  files: (ReleaseFile & { as: 'script' | 'style' })[];
  calls: string[];
  frame?: DocumentFrame;
}

/** What stands in the main landmark before any script has run (LK-4). */
export interface DocumentFrame {
  /** A Mustache template over `FrameValues`; it cannot insert anything unescaped. */
  html: string;
  /** The screen's style sheets as `<style>` elements, each with the address that it stands for as `data-href`. */
  styles: string;
}

/** What the server fills into frames: the first public events, in their list's order. */
export interface FrameValues {
  events: (Pick<EventCard, 'id' | 'title' | 'category' | 'organization' | 'location' | 'imageUrl'> & {
    online: boolean;
  })[];
}

/** Which version of a package is served; `previous` has the newest first. */
export interface ReleasePointer {
  stable: string;
  canary: { version: string; percent: number } | null;
  previous: string[];
}

/** One move of a pointer: when, which package, to which version, from which, by whom, as what. */
export interface ReleaseStep {
  at: string;
  name: string;
  version: string;
  what: 'stable' | 'canary' | 'rollback' | 'end of canary';
  from: string | null;
  who: string;
  percent?: number;
}

/** `registry.json` of a store: the pointers, and all that follows from them. */
export interface Registry {
  format: 1;
  revision: number;
  shell: ReleasePointer;
  remotes: Record<string, ReleasePointer>;
  /** Newest first. */
  history: ReleaseStep[];
  page: PageRegistry;
  document: {
    policy: string;
    routes: DocumentRoute[];
    /** The routes of each remote's canary, by the remote's name: for its visitors they stand in place of the stable's. */
    canaries: Record<string, DocumentRoute[]>;
    redirects: string[];
  };
}
