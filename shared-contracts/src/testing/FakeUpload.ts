/** The handler of a sent form. */
interface RequestHandler {
  handle: (request: Request, body: unknown) => Promise<Response>;
}

/**
 * Sends a form to the fake API like XMLHttpRequest: reports half of the progress immediately, the rest with the
 * reply.
 */
export class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  timeout = 0;
  status = 0;
  responseText = '';
  #method = 'GET';
  #address = '';
  #isAborted = false;
  #responseHeaders = new Headers();
  readonly #headers = new Headers();
  readonly #api: RequestHandler;

  constructor(api: RequestHandler) {
    super();
    this.#api = api;
  }

  /** Returns an XMLHttpRequest class that sends uploads to this API. */
  static to(api: RequestHandler): new () => FakeUpload {
    return class extends FakeUpload {
      constructor() {
        super(api);
      }
    };
  }

  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getResponseHeader(name: string): string | null {
    return this.#responseHeaders.get(name);
  }

  abort(): void {
    this.#isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  send(form: FormData): void {
    void this.#sendForm(Object.fromEntries(form));
  }

  async #sendForm(body: unknown): Promise<void> {
    this.#reportProgress(50);
    try {
      const request = new Request(this.#address, { method: this.#method, headers: this.#headers });
      const response = await this.#api.handle(request, body);
      this.responseText = await response.text();
      this.status = response.status;
      this.#responseHeaders = response.headers;
    } catch {
      if (!this.#isAborted) this.dispatchEvent(new Event('error'));
      return;
    }
    if (this.#isAborted) return;
    this.#reportProgress(100);
    this.dispatchEvent(new Event('load'));
  }

  #reportProgress(loaded: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 100 }));
  }
}
