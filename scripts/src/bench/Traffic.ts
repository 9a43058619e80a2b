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

/** Classifies by path first, because the browser reports preloads and the favicon as "Other" or "Fetch". */
function classifyResource(type: string, url: string): Kind {
  const { pathname } = new URL(url);
  if (pathname.endsWith('.js')) return 'scriptBytes';
  if (pathname.endsWith('.css')) return 'styleBytes';
  if (/\.(svg|png|webp)$/.test(pathname)) return 'imageBytes';
  if (pathname.startsWith('/api/')) return 'apiBytes';
  return kinds[type] ?? 'otherBytes';
}

/** Counts requests and bytes over the wire; replies from the cache do not count. */
export class Traffic {
  private readonly seen = new Map<string, Kind>();
  private readonly bytes = new Map<string, number>();
  private readonly cached = new Set<string>();
  /** Seconds when each request started, and when others could depend on it: a document at its first byte, others when complete. */
  private readonly started = new Map<string, number>();
  private readonly usable = new Map<string, number>();

  constructor(protocol: CDPSession) {
    protocol.on('Network.requestWillBeSent', ({ requestId, timestamp }) => {
      if (!this.started.has(requestId)) this.started.set(requestId, timestamp);
    });
    protocol.on('Network.responseReceived', ({ requestId, type, response, timestamp }) => {
      if (type === 'Document') this.usable.set(requestId, timestamp);
      if (!response.url.startsWith('http')) return;
      this.seen.set(requestId, classifyResource(type, response.url));
      if (response.fromDiskCache === true || response.fromPrefetchCache === true) this.cached.add(requestId);
    });
    protocol.on('Network.requestServedFromCache', ({ requestId }) => this.cached.add(requestId));
    protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      if (!this.usable.has(requestId)) this.usable.set(requestId, timestamp);
      this.bytes.set(requestId, encodedDataLength);
    });
  }

  /** Returns the longest chain of requests without pictures, each started after the one before had arrived. */
  countRoundTrips(contentMilliseconds: number): number {
    const start = Math.min(...this.started.values());
    const end = start + contentMilliseconds / 1000;
    const depths = new Map<string, number>();
    const ordered = [...this.started]
      .filter(([id]) => this.seen.has(id) && this.seen.get(id) !== 'imageBytes' && !this.cached.has(id))
      .filter(([id]) => (this.usable.get(id) ?? Infinity) <= end)
      .toSorted(([, one], [, other]) => one - other);
    for (const [id, startedAt] of ordered) {
      const before = [...depths].filter(([other]) => (this.usable.get(other) ?? Infinity) <= startedAt);
      depths.set(id, 1 + Math.max(0, ...before.map(([, depth]) => depth)));
    }
    return Math.max(0, ...depths.values());
  }

  /** Returns the number of requests and the bytes of each kind. */
  sumTotals(): Pick<PageLoad, Kind | 'requests'> {
    const wired = [...this.seen].filter(([id]) => !this.cached.has(id));
    const sum = (kind: Kind) =>
      wired
        .filter(([, other]) => other === kind)
        .reduce((total, [id]) => total + (this.bytes.get(id) ?? 0), 0);
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
