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

/** A preload by `<link>` is "Other" or "Fetch" to the browser, whatever it brings; the address says what it is. */
function kindOf(type: string, url: string): Kind {
  const { pathname } = new URL(url);
  if (pathname.endsWith('.js')) return 'scriptBytes';
  if (pathname.endsWith('.css')) return 'styleBytes';
  if (pathname.startsWith('/api/')) return 'apiBytes';
  return kinds[type] ?? 'otherBytes';
}

/** Counts what goes over the wire: what the cache answers is no request. */
export class Traffic {
  private readonly seen = new Map<string, Kind>();
  private readonly bytes = new Map<string, number>();
  private readonly cached = new Set<string>();

  constructor(protocol: CDPSession) {
    protocol.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (!response.url.startsWith('http')) return;
      this.seen.set(requestId, kindOf(type, response.url));
      if (response.fromDiskCache === true || response.fromPrefetchCache === true) this.cached.add(requestId);
    });
    protocol.on('Network.requestServedFromCache', ({ requestId }) => this.cached.add(requestId));
    protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      this.bytes.set(requestId, encodedDataLength);
    });
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
