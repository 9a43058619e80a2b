import { webcrypto } from 'node:crypto';
import JSDOMEnvironment from 'jest-environment-jsdom';

const PAGE = 'http://localhost:3000/';

/** Accepts relative URLs as a page does; Node's fetch does not. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, PAGE) : input, init);
  }
}

/** Rejects every call, because tests replace fetch by the fake API. */
async function refuseToFetch(input: RequestInfo | URL): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input);
  throw new Error(`No test reaches the network (${address}); answer the call with fakeApi().`);
}

/**
 * APIs that jsdom lacks, or whose objects Node's fetch rejects. Node's MessageChannel is not among them, because React would
 * schedule with it and keep the test process alive.
 */
const fromNode = {
  TextEncoder,
  TextDecoder,
  fetch: refuseToFetch,
  Request: PageRequest,
  Response,
  Headers,
  AbortController,
  AbortSignal,
  ReadableStream,
  WritableStream,
  TransformStream,
  CompressionStream,
  DecompressionStream,
  structuredClone,
  Uint8Array,
  ArrayBuffer,
};

/** Reports nothing, because jsdom has no layout to observe. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

const withoutLayout = {
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
  scrollTo: () => undefined,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
};

/** jsdom with Node's network classes, and inert stand-ins for layout APIs. */
export default class BrowserEnvironment extends JSDOMEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, fromNode, withoutLayout);
    // jsdom's crypto lacks `subtle` and `randomUUID`, which pages have behind TLS.
    Object.defineProperty(this.global, 'crypto', { value: webcrypto, configurable: true });
    // jsdom lacks PointerEvent, which the menu library dispatches for Enter.
    Object.assign(this.global, { PointerEvent: this.global.MouseEvent });
    Object.assign(this.global.Element.prototype, { scrollIntoView: () => undefined });
    const { FileReader } = this.global;
    Object.assign(this.global.Blob.prototype, {
      text(this: Blob): Promise<string> {
        return new Promise((resolve) => {
          const reader = new FileReader();
          reader.addEventListener('load', () => resolve(String(reader.result)));
          reader.readAsText(this);
        });
      },
    });
  }
}
