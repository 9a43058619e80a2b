import type { DocumentRoute, FrameValues, PageRegistry, Registry } from '@marquee/shared-contracts';
import Mustache from 'mustache';
import { type ChosenReleases, chooseReleases } from './chooseReleases';
import { type PageHead, escapeMarkup } from './PageHead';
import { matchPath } from './matchPath';
import { Page } from './Page';
import type { PublishedRegistry } from '../features/releases/PublishedRegistry';
import { renderScreenHead } from './renderScreenHead';

/** What the settings add to every page of the store. */
export interface PageSettings {
  /** Origins of developers' own remotes; they join the policy (RL-26). */
  overrides?: readonly string[];
  drills?: boolean;
}

/** What is asked for: an address, by a visitor, with the head of its own where it has one. */
interface PageRequest {
  pathname: string;
  visitor?: string | undefined;
  head?: PageHead | undefined;
  /** What its frame is filled with. */
  values?: FrameValues | undefined;
  /** Of the root element (rootAttributes.ts). */
  root: string;
  /** Where the product is reached, for the addresses of a card. */
  origin: string;
}

/** What an address puts into the template. */
interface PageParts {
  root: string;
  links: string;
  styles?: string | undefined;
  frame?: string | undefined;
  markup?: string | undefined;
}

/** chosen: pages kept in memory, which bounds what addresses made up by a stranger can occupy. */
const MAX_CACHED_PAGES = 200;

/** The shell's own page about the remotes; no remote answers it. */
const REMOTES_PAGE = '/__remotes';

/** The template's own, for which a page's head stands in. */
const title = /<title>[^<]*<\/title>/;
const description = /<meta\s+name="description"\s+content="([^"]*)"[^>]*>/;
const registryBlock = /(<script type="application\/json" id="registry">)[^<]*(<\/script>)/;

function renderHints({ files, calls }: DocumentRoute, params: Record<string, string>): string {
  const fileLinks = files.map(
    ({ as, url, integrity }) =>
      `<link rel="preload" as="${as}" href="${url}" integrity="${integrity}" crossorigin="anonymous">`,
  );
  const callLinks = calls.map((call) => {
    const url = call.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
    return `<link rel="preload" as="fetch" href="${escapeMarkup(url)}" crossorigin="anonymous">`;
  });
  return [...fileLinks, ...callLinks].join('\n    ');
}

/** The route that answers a path, with the parameters that it reads from it. */
function matchRoute({ routes }: ChosenReleases, pathname: string) {
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, params };
  }
  return undefined;
}

/** The documents of a store: its template with the hints of each address and the releases of each visitor. */
export class PublishedPages {
  private readonly pages = new Map<string, Page>();
  private lastRegistry: Registry | undefined;

  constructor(
    private readonly published: PublishedRegistry,
    private readonly settings: PageSettings = {},
  ) {}

  get policy(): string {
    const policy = this.registry?.document.policy ?? "default-src 'none'; frame-ancestors 'none'";
    const origins = (this.settings.overrides ?? []).join(' ');
    if (origins === '') return policy;
    return policy.replace(/\b(script|style|img|font|connect)-src 'self'/g, `$& ${origins}`);
  }

  /** Whether any remote has a canary now, so that it matters who asks. */
  get variesByVisitor(): boolean {
    return this.registry?.page.remotes.some(({ canary }) => canary !== undefined) ?? false;
  }

  /** Whether the page at this path stands in its document in part, so that it matters what it is filled with. */
  isPrerendered(pathname: string, visitor: string | undefined): boolean {
    const chosen = this.registry && chooseReleases(this.registry, visitor);
    return chosen !== undefined && matchRoute(chosen, pathname)?.route.frame !== undefined;
  }

  /** The page at this path; undefined while nothing has been published. */
  render({ pathname, visitor, head, values = { events: [] }, root, origin }: PageRequest): Page | undefined {
    const { registry } = this;
    if (!registry) return undefined;
    const chosen = chooseReleases(registry, visitor);
    const found = matchRoute(chosen, pathname);
    if (found) {
      const { route, params } = found;
      const markup = head?.markup ?? this.renderHead(route, chosen, origin);
      const { styles, html } = route.frame ?? {};
      const frame = html && Mustache.render(html, values);
      return this.page(chosen, head?.status ?? 200, {
        root,
        links: renderHints(route, params),
        styles,
        frame,
        markup,
      });
    }
    const isKnown =
      pathname === REMOTES_PAGE ||
      registry.document.redirects.some((redirect) => matchPath(redirect, pathname));
    return this.page(chosen, isKnown ? 200 : 404, { root, links: '' });
  }

  /** The registry alone, for pages that are open already (RL-22). */
  renderReleases(visitor: string | undefined): Page | undefined {
    const { registry } = this;
    if (!registry) return undefined;
    const chosen = chooseReleases(registry, visitor);
    return this.getCached(
      `releases ${chosen.key}`,
      () => new Page(200, JSON.stringify(this.withSettings(chosen))),
    );
  }

  private renderHead({ remote, path }: DocumentRoute, { page }: ChosenReleases, origin: string): string {
    const { screens = [] } = page.remotes.find(({ name }) => name === remote) ?? {};
    const screen = screens.find((one) => one.path === path);
    const said = description.exec(this.published.template)?.[1] ?? '';
    // Who calls without a name, as HTTP/1.0 allows, gets no addresses.
    if (screen === undefined || !URL.canParse(origin)) return '';
    return renderScreenHead(screen, said, origin);
  }

  private page(chosen: ChosenReleases, status: Page['status'], parts: PageParts): Page {
    const key = `${chosen.key} ${status} ${Object.values(parts).join(' ')}`;
    return this.getCached(key, () => new Page(status, this.renderDocument(chosen, parts)));
  }

  private getCached(key: string, make: () => Page): Page {
    const page = this.pages.get(key) ?? make();
    if (this.pages.size >= MAX_CACHED_PAGES) this.pages.clear();
    this.pages.set(key, page);
    return page;
  }

  private withSettings({ page }: ChosenReleases): PageRegistry {
    const { overrides = [], drills = false } = this.settings;
    return {
      ...page,
      ...(overrides.length > 0 && { overrides: [...overrides] }),
      ...(drills && { drills: true as const }),
    };
  }

  private renderDocument(
    chosen: ChosenReleases,
    { root, links, styles = '', frame = '', markup = '' }: PageParts,
  ): string {
    // "<" could end the block; JSON reads its escape alike.
    const json = JSON.stringify(this.withSettings(chosen)).replaceAll('<', '\\u003c');
    const html = this.published.template
      .replace(registryBlock, (_block, open: string, close: string) => `${open}${json}${close}`)
      .replace('<html lang="en"', (open) => open + root)
      .replace('<!-- preload -->', () => links)
      // After the template's own, which fix the order of the layers.
      .replace('</head>', (end) => styles + end)
      .replace('<!-- frame -->', () => frame);
    return markup === '' ? html : html.replace(description, '').replace(title, () => markup);
  }

  private get registry(): Registry | undefined {
    const { registry } = this.published;
    if (registry !== this.lastRegistry) this.pages.clear();
    this.lastRegistry = registry;
    return registry;
  }
}
