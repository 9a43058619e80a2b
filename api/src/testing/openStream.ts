import { live, type LiveMessage } from '@marquee/shared-contracts';
import { waitUntil } from './waitUntil';

/** A client of the event stream over a real connection. */
export interface StreamReader {
  status: number;
  /** The messages received so far. */
  messages: LiveMessage[];
  /** The newest event id. */
  lastEventId(): string;
  /** Waits for the first `count` messages. */
  wait(count: number): Promise<LiveMessage[]>;
  /** Resolves when the server ended the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Opens the stream of an application that listens at this address. */
export async function openStream(
  address: string,
  token: string,
  lastEventId?: string,
): Promise<StreamReader> {
  const hangingUp = new AbortController();
  const headers = new Headers({ authorization: `Bearer ${token}` });
  if (lastEventId !== undefined) headers.set('last-event-id', lastEventId);
  const { status, body } = await fetch(new URL(live.stream.path, address), {
    headers,
    signal: hangingUp.signal,
  });
  const messages: LiveMessage[] = [];
  let newest = '';
  const read = async (): Promise<void> => {
    for await (const { id, data } of readBlocks(body ?? new ReadableStream())) {
      newest = id ?? newest;
      if (data !== undefined) messages.push(JSON.parse(data));
    }
  };
  return {
    status,
    messages,
    lastEventId: () => newest,
    wait: async (count) => {
      await waitUntil(() => messages.length >= count, `${count} messages`);
      return messages.slice(0, count);
    },
    ended: read().catch(() => undefined),
    close: () => hangingUp.abort(),
  };
}

/** The blocks of an event stream; id and data are undefined if absent. */
async function* readBlocks(body: ReadableStream<Uint8Array>) {
  let text = '';
  for await (const part of body) {
    text += Buffer.from(part).toString();
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks)
      yield { id: /^id: (.*)$/m.exec(block)?.[1], data: /^data: (.*)$/m.exec(block)?.[1] };
  }
}
