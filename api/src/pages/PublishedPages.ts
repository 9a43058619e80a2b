import {
  type DocumentRoute,
  findRoute,
  type PrerenderValues,
  matchPath,
  type PageRegistry,
  type Registry,
} from '@marquee/shared-contracts';
import Mustache from 'mustache';
import { type ChosenReleases, chooseReleases } from './chooseReleases';
import { type PageHead, escapeMarkup } from './PageHead';
import { Page } from './Page';
import type { PublishedRegistry } from '../features/releases/PublishedRegistry';
import { renderScreenHead } from './renderScreenHead';

/** Settings that affect every page. */
export interface PageSettings {
  /** Origins of developers' own remotes, added to the content security policy (RL-26). */
  overrides?: readonly string[];
  drills?: boolean;
  /** Whether calls of the page are traced, which the document tells the browser. */
  isTraced?: boolean;
}

/** A request for a page: path, visitor, and the page's own head, if any. */
interface PageRequest {
  pathname: string;
  visitor?: string | undefined;
  head?: PageHead | undefined;
  /** Values for the prerendered markup. */
  values?: PrerenderValues | undefined;
  /** Attributes of the root element (`renderRootAttributes.ts`). */
  root: string;
  /** The product's public origin, for absolute addresses in preview cards. */
  origin: string;
}

/** The parts of the document that depend on the path. */
interface PageParts {
  root: string;
  links: string;
  styles?: string | undefined;
  prerender?: string | undefined;
  markup?: string | undefined;
}

/** Cached pages; the limit bounds the memory that made-up addresses can occupy. */
const MAX_CACHED_PAGES = 200;

/** The shell's own page about the remotes, which no remote serves. */
const REMOTES_PAGE = '/__remotes';

/** Matches the template's own elements, which a page's head replaces. */
const title = /<title>[^<]*<\/title>/;
const description = /<meta\s+name="description"\s+content="([^"]*)"[^>]*>/;
const registryBlock = /(<script type="application\/json" id="registry">)[^<]*(<\/script>)/;

function renderHints({ files, calls }: DocumentRoute, params: Record<string, string>): string {
  const fileLinks = files.map(({ as, type, url, integrity }) => {
    const kind = type === 'module' ? 'rel="modulepreload"' : `rel="preload" as="${as}"`;
    return `<link ${kind} href="${url}" integrity="${integrity}" crossorigin="anonymous">`;
  });
  const callLinks = calls.map((call) => {
    const url = call.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
    return `<link rel="preload" as="fetch" href="${escapeMarkup(url)}" crossorigin="anonymous">`;
  });
  return [...fileLinks, ...callLinks].join('\n    ');
}

/** The documents of a store: the template with each address's preload hints and each visitor's releases. */
export class PublishedPages {
  private readonly pages = new Map<string, Page>();
  private lastRegistry: Registry | undefined;

  constructor(
    private readonly published: PublishedRegistry,
    private readonly settings: PageSettings = {},
  ) {}

  get isTraced(): boolean {
    return this.settings.isTraced === true;
  }

  get policy(): string {
    const policy = this.registry?.document.policy ?? "default-src 'none'; frame-ancestors 'none'";
    const origins = (this.settings.overrides ?? []).join(' ');
    if (origins === '') return policy;
    return policy.replace(/\b(script|style|img|font|connect)-src 'self'/g, `$& ${origins}`);
  }

  /** Whether any remote has a canary, so that documents vary by visitor. */
  get variesByVisitor(): boolean {
    return this.registry?.page.remotes.some(({ canary }) => canary !== undefined) ?? false;
  }

  /** Whether the page at this path is prerendered, so that its values matter. */
  isPrerendered(pathname: string, visitor: string | undefined): boolean {
    const chosen = this.registry && chooseReleases(this.registry, visitor);
    return chosen !== undefined && findRoute(chosen.routes, pathname)?.route.prerender !== undefined;
  }

  /** The page at this path; undefined while nothing has been published. */
  render({ pathname, visitor, head, values = { events: [] }, root, origin }: PageRequest): Page | undefined {
    const { registry } = this;
    if (!registry) return undefined;
    const chosen = chooseReleases(registry, visitor);
    const found = findRoute(chosen.routes, pathname);
    if (found) {
      const { route, params } = found;
      const markup = head?.markup ?? this.renderHead(route, chosen, origin);
      const { styles, html } = route.prerender ?? {};
      const prerender = html && Mustache.render(html, values);
      return this.page(chosen, head?.status ?? 200, {
        root,
        links: renderHints(route, params),
        styles,
        prerender,
        markup,
      });
    }
    const isKnown =
      pathname === REMOTES_PAGE ||
      registry.document.redirects.some((redirect) => matchPath(redirect, pathname));
    return this.page(chosen, isKnown ? 200 : 404, { root, links: '' });
  }

  /** The registry alone, for pages that are already open (RL-22). */
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
    const screen = screens.find((candidate) => candidate.path === path);
    const said = description.exec(this.published.template)?.[1] ?? '';
    // HTTP/1.0 requests may lack a host, so they get no absolute addresses.
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
    { root, links, styles = '', prerender = '', markup = '' }: PageParts,
  ): string {
    // "<" could end the script element; JSON parses its escape equally.
    const json = JSON.stringify(this.withSettings(chosen)).replaceAll('<', '\\u003c');
    const html = this.published.template
      .replace(registryBlock, (_block, open: string, close: string) => `${open}${json}${close}`)
      .replace('<html lang="en"', (open) => open + root)
      .replace('<!-- preload -->', () => links)
      // Follows the template's own styles, which define the order of cascade layers.
      .replace('</head>', (end) => styles + end)
      .replace('<!-- prerender -->', () => prerender);
    return markup === '' ? html : html.replace(description, '').replace(title, () => markup);
  }

  private get registry(): Registry | undefined {
    const { registry } = this.published;
    if (registry !== this.lastRegistry) this.pages.clear();
    this.lastRegistry = registry;
    return registry;
  }
}
