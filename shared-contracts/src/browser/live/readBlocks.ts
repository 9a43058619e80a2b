/** The fields of one event stream block; a heartbeat has only an id. */
export interface StreamBlock {
  id: string | undefined;
  retry: string | undefined;
  data: string | undefined;
}

const readField = (block: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];

const parseBlock = (block: string): StreamBlock => ({
  id: readField(block, 'id'),
  retry: readField(block, 'retry'),
  data: readField(block, 'data'),
});

/** Yields each complete block of our server's event stream until the stream ends. */
export async function* readBlocks(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamBlock> {
  // Not every browser makes streams async iterable.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = blocks.pop() ?? '';
    yield* blocks.map(parseBlock);
  }
}
