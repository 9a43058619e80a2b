import { readBlocks } from './readBlocks';

const streamOf = (...parts: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (stream) => {
      parts.forEach((part) => stream.enqueue(part));
      stream.close();
    },
  });

async function listBlocks(...parts: Uint8Array[]) {
  const blocks = [];
  for await (const block of readBlocks(streamOf(...parts))) blocks.push(block);
  return blocks;
}

const encodeText = (text: string) => new TextEncoder().encode(text);

describe('the blocks of an event stream', () => {
  it('contain id, retry delay and data', async () => {
    const text =
      'retry: 1500\nid: a-1\n\nid: a-2\nevent: NOTIFICATION\ndata: {"x":1}\n\n: still here\nid: a-3\n\n';
    expect(await listBlocks(encodeText(text))).toEqual([
      { id: 'a-1', retry: '1500', data: undefined },
      { id: 'a-2', retry: undefined, data: '{"x":1}' },
      { id: 'a-3', retry: undefined, data: undefined },
    ]);
  });

  it('are whole wherever the network cuts them, inside a letter too', async () => {
    const text = encodeText('id: 1\ndata: "Zoë"\n\nid: 2\n\n');
    const cut = [...text].map((byte) => Uint8Array.of(byte));
    expect(await listBlocks(...cut)).toEqual(await listBlocks(text));
  });

  it('are left out when the stream ends inside them', async () => {
    expect(await listBlocks(encodeText('id: 1\n\nid: 2\ndata: "ha'))).toHaveLength(1);
  });
});
