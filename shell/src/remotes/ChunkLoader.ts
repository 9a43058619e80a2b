import type { ReleaseFile } from '@marquee/shared-contracts';

function addElement<Kind extends HTMLScriptElement | HTMLLinkElement>(element: Kind): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error(`${element.outerHTML} could not be loaded.`));
    });
    document.head.append(element);
  });
}

function addStyle({ url, integrity }: ReleaseFile): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  // Bundlers search for an existing style sheet by its absolute address before they add their own.
  link.href = new URL(url, location.href).href;
  return addElement(link);
}

function addScript({ url, integrity }: ReleaseFile, retry: number): Promise<void> {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = retry ? `${url}?retry=${String(retry)}` : url;
  return addElement(script);
}

/**
 * Requests the scripts and style sheets of releases that do not check hashes themselves. A chunk registers with its bundler's
 * runtime, which then does not request it again.
 */
export class ChunkLoader {
  readonly #loaded = new Set<string>();
  readonly #running = new Map<string, Promise<void>>();

  /** Loads each file once; `retry` changes the addresses of scripts. @throws if a file is missing or has another hash */
  async load(files: readonly ReleaseFile[], retry = 0): Promise<void> {
    await Promise.all(files.map((file) => this.#loadOnce(file, retry)));
  }

  #loadOnce(file: ReleaseFile, retry: number): Promise<void> {
    if (this.#loaded.has(file.url)) return Promise.resolve();
    // A retry does not wait for an earlier request, which may hang.
    const key = `${file.url} ${String(retry)}`;
    const running = this.#running.get(key);
    if (running) return running;
    const load = (file.url.endsWith('.css') ? addStyle(file) : addScript(file, retry))
      .then(() => void this.#loaded.add(file.url))
      .finally(() => this.#running.delete(key));
    this.#running.set(key, load);
    return load;
  }
}
