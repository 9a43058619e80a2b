import type { CDPSession } from 'playwright-core';
import type { PageLoad } from './PageLoad';

type Kind = 'documentBytes' | 'scriptBytes' | 'styleBytes' | 'imageBytes' | 'apiBytes' | 'otherBytes';

const kinds: Record<string, Kind> = {
  Document: 'documentBytes',
  Script: 'scriptBytes',
  Stylesheet: 'styleBytes',
  Image: 'imageBytes',
  Fetch: 'apiBytes',
  XHR: 'apiBytes',
};

/** A preload by `<link>` is "Other" or "Fetch" to the browser, and the tab's sign "Other"; the address says what it is. */
function kindOf(type: string, url: string): Kind {
  const { pathname } = new URL(url);
  if (pathname.endsWith('.js')) return 'scriptBytes';
  if (pathname.endsWith('.css')) return 'styleBytes';
  if (/\.(svg|png|webp)$/.test(pathname)) return 'imageBytes';
  if (pathname.startsWith('/api/')) return 'apiBytes';
  return kinds[type] ?? 'otherBytes';
}

/** Counts what goes over the wire: what the cache answers is no request. */
export class Traffic {
  private readonly seen = new Map<string, Kind>();
  private readonly bytes = new Map<string, number>();
  private readonly cached = new Set<string>();
  /** When each request began, and when others could depend on it: a document by its first bytes, the rest when whole. */
  private readonly begun = new Map<string, number>();
  private readonly usable = new Map<string, number>();

  constructor(protocol: CDPSession) {
    protocol.on('Network.requestWillBeSent', ({ requestId, timestamp }) => {
      if (!this.begun.has(requestId)) this.begun.set(requestId, timestamp);
    });
    protocol.on('Network.responseReceived', ({ requestId, type, response, timestamp }) => {
      if (type === 'Document') this.usable.set(requestId, timestamp);
      if (!response.url.startsWith('http')) return;
      this.seen.set(requestId, kindOf(type, response.url));
      if (response.fromDiskCache === true || response.fromPrefetchCache === true) this.cached.add(requestId);
    });
    protocol.on('Network.requestServedFromCache', ({ requestId }) => this.cached.add(requestId));
    protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      if (!this.usable.has(requestId)) this.usable.set(requestId, timestamp);
      this.bytes.set(requestId, encodedDataLength);
    });
  }

  /** The longest chain of requests, pictures aside, of which each began after the one before and that ended by then. */
  roundTrips(contentMilliseconds: number): number {
    const start = Math.min(...this.begun.values());
    const ended = start + contentMilliseconds / 1000;
    const depths = new Map<string, number>();
    const inTurn = [...this.begun]
      .filter(([id]) => this.seen.has(id) && this.seen.get(id) !== 'imageBytes' && !this.cached.has(id))
      .filter(([id]) => (this.usable.get(id) ?? Infinity) <= ended)
      .toSorted(([, one], [, other]) => one - other);
    for (const [id, begun] of inTurn) {
      const before = [...depths].filter(([other]) => (this.usable.get(other) ?? Infinity) <= begun);
      depths.set(id, 1 + Math.max(0, ...before.map(([, depth]) => depth)));
    }
    return Math.max(0, ...depths.values());
  }

  totals(): Pick<PageLoad, Kind | 'requests'> {
    const wired = [...this.seen].filter(([id]) => !this.cached.has(id));
    const sum = (kind: Kind) =>
      wired.filter(([, its]) => its === kind).reduce((total, [id]) => total + (this.bytes.get(id) ?? 0), 0);
    return {
      requests: wired.length,
      documentBytes: sum('documentBytes'),
      scriptBytes: sum('scriptBytes'),
      styleBytes: sum('styleBytes'),
      imageBytes: sum('imageBytes'),
      apiBytes: sum('apiBytes'),
      otherBytes: sum('otherBytes'),
    };
  }
}
