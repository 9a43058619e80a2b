/** What one block of an event stream holds; a heartbeat has an id alone. */
export interface StreamBlock {
  id: string | undefined;
  retry: string | undefined;
  data: string | undefined;
}

const fieldOf = (block: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];

const read = (block: string): StreamBlock => ({
  id: fieldOf(block, 'id'),
  retry: fieldOf(block, 'retry'),
  data: fieldOf(block, 'data'),
});

/** The blocks of an event stream as our server writes them, each when it is whole, until the stream ends. */
export async function* readBlocks(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamBlock> {
  // Not every browser lets a stream be iterated.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = blocks.pop() ?? '';
    yield* blocks.map(read);
  }
}
