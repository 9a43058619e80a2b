import type { LiveMessage, LiveType } from '../contract/index';

/** The server's side of the event stream, in a test's hands (NT-6). */
export class FakeStream {
  /** The `Last-Event-ID` of each time it was opened, oldest first. */
  readonly resumedFrom: (string | null)[] = [];
  private readonly open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  private last = 0;

  /** How many browsers read it now. */
  get readers(): number {
    return this.open.size;
  }

  /** Tells of a change, as the server would. */
  tell(type: LiveType, eventId?: string): void {
    const message: LiveMessage = { type, at: new Date().toISOString(), ...(eventId && { eventId }) };
    this.last += 1;
    this.write(`id: fake-${this.last}\nevent: ${type}\ndata: ${JSON.stringify(message)}\n\n`);
  }

  /** Writes bytes as they are: a heartbeat, a part of a message, nonsense. */
  write(text: string): void {
    for (const reader of this.open) reader.enqueue(new TextEncoder().encode(text));
  }

  /** Ends it for everybody who reads, as a server that stops. */
  breakOff(): void {
    for (const reader of this.open) reader.close();
    this.open.clear();
  }

  /** Answers one who opens it. */
  answer(asked: Request): Response {
    this.resumedFrom.push(asked.headers.get('last-event-id'));
    const body = new ReadableStream<Uint8Array>({
      start: (reader) => {
        this.open.add(reader);
        asked.signal.addEventListener('abort', () => {
          if (this.open.delete(reader)) reader.error(new DOMException('Aborted', 'AbortError'));
        });
        reader.enqueue(new TextEncoder().encode(`retry: 1000\nid: fake-${this.last}\n\n`));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }
}
