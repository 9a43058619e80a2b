import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** Tables begin at multiples of four bytes. */
const pad = (table: Buffer): Buffer => Buffer.concat([table, Buffer.alloc(-table.length & 3)]);

/** Reads the table of the entry at a position; WOFF compresses tables that become shorter. */
function readTable(woff: Buffer, entry: number) {
  const offset = woff.readUInt32BE(entry + 4);
  const stored = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
  const length = woff.readUInt32BE(entry + 12);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.subarray(entry + 16, entry + 20),
    length,
    content: pad(stored.length < length ? inflateSync(stored) : stored),
  };
}

/** Unpacks a font from WOFF (W3C WOFF 1.0, sections 3 to 5) to the format that it contains, TrueType or OpenType. */
export function toSfnt(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) =>
    readTable(woff, WOFF_HEADER + index * WOFF_ENTRY),
  );
  const directory = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  const selector = Math.floor(Math.log2(count));
  const range = SFNT_ENTRY * 2 ** selector;
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(range, 6);
  directory.writeUInt16BE(selector, 8);
  directory.writeUInt16BE(count * SFNT_ENTRY - range, 10);
  let offset = directory.length;
  for (const [index, { tag, checksum, length, content }] of tables.entries()) {
    const entry = SFNT_HEADER + index * SFNT_ENTRY;
    tag.copy(directory, entry);
    checksum.copy(directory, entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(length, entry + 12);
    offset += content.length;
  }
  return Buffer.concat([directory, ...tables.map(({ content }) => content)]);
}
