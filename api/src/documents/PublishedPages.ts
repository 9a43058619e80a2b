import type { DocumentRoute, Registry } from '@marquee/shared-contracts';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type DocumentHead, escaped } from './DocumentHead';
import { matchPath } from './matchPath';

export interface Page {
  /** 404 for an address that no remote answers, or whose event is not there; the shell shows its page for it all the same. */
  status: 200 | 404;
  html: Buffer;
  etag: string;
  /** Compressed once and kept: `br` or `gzip`, as asked. */
  encoded: (encoding: 'br' | 'gzip') => Buffer;
}

/** What an address puts into the template. */
interface Parts {
  links: string;
  frame?: string | undefined;
  markup?: string | undefined;
}

/** chosen: pages kept in memory, which bounds what addresses made up by a stranger can occupy. */
const keptPages = 200;

/** The template's own, for which a page's head stands in. */
const title = /<title>[^<]*<\/title>/;
const description = /<meta\s+name="description"[^>]*>/;

function hints({ files, calls }: DocumentRoute, params: Record<string, string>): string {
  const fileLinks = files.map(
    ({ as, url, integrity }) =>
      `<link rel="preload" as="${as}" href="${url}" integrity="${integrity}" crossorigin="anonymous">`,
  );
  const callLinks = calls.map((call) => {
    const url = call.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
    return `<link rel="preload" as="fetch" href="${escaped(url)}" crossorigin="anonymous">`;
  });
  return [...fileLinks, ...callLinks].join('\n    ');
}

function pageOf(status: Page['status'], text: string): Page {
  const html = Buffer.from(text);
  const encodings: Partial<Record<'br' | 'gzip', Buffer>> = {};
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    status,
    html,
    etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    encoded: (encoding) =>
      (encodings[encoding] ??= encoding === 'br' ? brotliCompressSync(html, quality) : gzipSync(html)),
  };
}

/** The documents of a store: its template with the hints of each address; read again when the registry changes. */
export class PublishedPages {
  private readonly pages = new Map<string, Page>();
  private template = '';
  private registry: Registry | undefined;
  private seen = 0;

  constructor(private readonly storeDirectory: string) {}

  get policy(): string {
    return this.registry?.document.policy ?? "default-src 'none'; frame-ancestors 'none'";
  }

  /** The page at this path, with the head of its own where it has one; undefined while nothing has been published. */
  at(pathname: string, head?: DocumentHead): Page | undefined {
    this.refresh();
    if (!this.registry) return undefined;
    const { routes, redirects } = this.registry.document;
    for (const route of routes) {
      const params = matchPath(route.path, pathname);
      if (!params) continue;
      const parts = { links: hints(route, params), frame: route.frame, markup: head?.markup };
      return this.page(head?.status ?? 200, parts);
    }
    const isKnown = redirects.some((redirect) => matchPath(redirect, pathname));
    return this.page(isKnown ? 200 : 404, { links: '' });
  }

  private page(status: Page['status'], parts: Parts): Page {
    const key = `${status} ${Object.values(parts).join(' ')}`;
    const page = this.pages.get(key) ?? pageOf(status, this.document(parts));
    if (this.pages.size >= keptPages) this.pages.clear();
    this.pages.set(key, page);
    return page;
  }

  private document({ links, frame = '', markup = '' }: Parts): string {
    const html = this.template
      .replace('<!-- preload -->', () => links)
      .replace('<!-- frame -->', () => frame);
    return markup === '' ? html : html.replace(description, '').replace(title, () => markup);
  }

  private refresh(): void {
    const file = path.join(this.storeDirectory, 'registry.json');
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined || changed === this.seen) return;
    // The registry is written last, so the template read now is at least as new.
    this.registry = JSON.parse(readFileSync(file, 'utf8')) as Registry;
    this.template = readFileSync(path.join(this.storeDirectory, 'index.html'), 'utf8');
    this.pages.clear();
    this.seen = changed;
  }
}
