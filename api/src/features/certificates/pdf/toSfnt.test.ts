import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import { create } from 'fontkit';
import { toSfnt } from './toSfnt';

const { resolve } = createRequire(import.meta.url);

/** The sum of a table's 32-bit words (OpenType 1.9, "Calculating checksums"). */
function sumWords(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

const listTables = (font: Buffer) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + index * 16;
    const offset = font.readUInt32BE(entry + 8);
    return {
      tag: font.toString('latin1', entry, entry + 4),
      checksum: font.readUInt32BE(entry + 4),
      offset,
      content: font.subarray(offset, offset + font.readUInt32BE(entry + 12)),
    };
  });

describe('a font unpacked from WOFF', () => {
  for (const name of ['martel/files/martel-latin-700', 'mukta/files/mukta-devanagari-400']) {
    const woff = readFileSync(resolve(`@fontsource/${name}-normal.woff`));
    const font = toSfnt(woff);

    it(`has the tables of ${name} with their checksums, in its original size`, () => {
      const tables = listTables(font);
      assert.ok(tables.length >= 10);
      assert.equal(font.length, woff.readUInt32BE(16));
      for (const { tag, checksum, offset, content } of tables) {
        assert.equal(offset % 4, 0, tag);
        // The checksum of `head` leaves out a field of the table.
        if (tag !== 'head') assert.equal(sumWords(content), checksum, tag);
      }
    });

    it(`draws the letters of ${name} as before`, () => {
      const draw = (content: Buffer): string[] => {
        const opened = create(content);
        assert.ok('layout' in opened);
        return opened.layout('Kavya 2026').glyphs.map((glyph) => glyph.path.toSVG());
      };
      assert.deepEqual(draw(font), draw(woff));
    });
  }
});
