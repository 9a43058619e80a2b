import type { LiveMessage, LiveType } from '../contract/index';

/** The server's side of the event stream, controlled by a test. */
export class FakeStream {
  /** The `Last-Event-ID` of each connection, oldest first. */
  readonly resumedFrom: (string | null)[] = [];
  readonly #open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  #last = 0;

  /** The number of open connections. */
  get readers(): number {
    return this.#open.size;
  }

  /** Sends a change message. */
  send(type: LiveType, eventId?: string): void {
    const message: LiveMessage = { type, at: new Date().toISOString(), ...(eventId && { eventId }) };
    this.#last += 1;
    this.write(`id: fake-${this.#last}\nevent: ${type}\ndata: ${JSON.stringify(message)}\n\n`);
  }

  /** Writes raw text, such as a heartbeat or a partial message. */
  write(text: string): void {
    for (const reader of this.#open) reader.enqueue(new TextEncoder().encode(text));
  }

  /** Closes every connection, like a stopping server. */
  breakOff(): void {
    for (const reader of this.#open) reader.close();
    this.#open.clear();
  }

  /** Opens a connection. */
  answer(request: Request): Response {
    this.resumedFrom.push(request.headers.get('last-event-id'));
    const body = new ReadableStream<Uint8Array>({
      start: (reader) => {
        this.#open.add(reader);
        request.signal.addEventListener('abort', () => {
          if (this.#open.delete(reader)) reader.error(new DOMException('Aborted', 'AbortError'));
        });
        reader.enqueue(new TextEncoder().encode(`retry: 1000\nid: fake-${this.#last}\n\n`));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }
}
