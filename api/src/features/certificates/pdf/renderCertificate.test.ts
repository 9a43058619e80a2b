import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CERTIFICATE_TEMPLATES, findUnprintableCharacters } from '@marquee/shared-contracts';
import sharp from 'sharp';
import { readQrInPdf } from '../../../testing/readQrInPdf';
import { fitText } from './fitText';
import { getFontFiles, LINE_HEIGHT, measureText, splitRuns } from './fonts';
import type { PrintedCertificate } from './PrintedCertificate';
import { renderCertificate } from './renderCertificate';

const createPicture = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

const createCertificate = (changes: Partial<PrintedCertificate> = {}): PrintedCertificate => ({
  template: 'classic',
  title: 'Certificate of participation',
  name: 'Priya Nair',
  text: 'took part in Circuit Quiz\non Nov 27, 2026.',
  organization: 'Lakeside College',
  code: 'BCDFG-HJKMN-PQRTV-WBCDF-GHJKM',
  url: 'https://marquee.test/certificate/BCDFGHJKMNPQRTVWBCDFGHJKM',
  issuedAt: new Date('2026-11-27T10:00:00.000Z'),
  signatures: [],
  ...changes,
});

const readText = async (certificate: PrintedCertificate): Promise<string> =>
  (await renderCertificate(certificate)).toString('latin1');

describe('the PDF of a certificate (CE-10)', () => {
  for (const template of CERTIFICATE_TEMPLATES)
    it(`has one tagged page of A4 landscape, by the template ${template}`, async () => {
      const text = await readText(createCertificate({ template }));
      assert.equal(text.match(/\/Type \/Page\b/g)?.length, 1);
      assert.match(text, /\/MediaBox \[0 0 841\.89 595\.28\]/);
      assert.match(text, /\/Marked true/);
      for (const tag of ['/S /H1', '/S /P', '/S /Figure', '/Lang (en)']) assert.ok(text.includes(tag), tag);
      assert.ok(text.includes('QR code: https://marquee.test/certificate/BCDFGHJKMNPQRTVWBCDFGHJKM'));
    });

  for (const template of CERTIFICATE_TEMPLATES)
    it(`has a code that a camera reads as the address of its page, by the template ${template}`, async () => {
      const certificate = createCertificate({ template });
      assert.equal(readQrInPdf(await renderCertificate(certificate)), certificate.url);
    });

  it('has the same bytes each time, and others for another name', async () => {
    const first = await renderCertificate(createCertificate());
    assert.ok(first.equals(await renderCertificate(createCertificate())));
    assert.ok(!first.equals(await renderCertificate(createCertificate({ name: 'Asha Rao' }))));
  });

  it('is below 150 kB with large pictures and long texts in two scripts', async () => {
    const picture = await createPicture(1_600, 500);
    const signature = { name: 'A. Rao', role: 'Head', picture };
    const { length } = await renderCertificate(
      createCertificate({
        name: 'प्रिया श्रीनिवास'.repeat(6),
        text: 'Żółć हिन्दी क्ष '.repeat(25),
        logo: picture,
        signatures: [signature, signature, signature],
      }),
    );
    assert.ok(length < 150_000, `${length} bytes`);
  });

  it('embeds its fonts only', async () => {
    const text = await readText(createCertificate({ name: 'प्रिया Żak' }));
    const fonts = new Set([...text.matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)-/g)].map(([, name]) => name));
    assert.deepEqual([...fonts].toSorted(), ['Martel', 'Mukta']);
    assert.doesNotMatch(text, /Helvetica/);
  });
});

describe('the fonts of certificates (CE-6)', () => {
  for (const typeface of ['display', 'text'] as const)
    it(`have each character that the contract calls printable, in the typeface ${typeface}`, () => {
      const missing: string[] = [];
      for (let code = 0x20; code < 0x3000; code += 1) {
        const character = String.fromCodePoint(code);
        const isPrintable = findUnprintableCharacters(character).length === 0;
        // A character that the contract normalizes is printed in its normal form.
        const [normal = ''] = character.normalize('NFC');
        const hasGlyph = getFontFiles(typeface).some(({ font }) =>
          font.hasGlyphForCodePoint(normal.codePointAt(0) ?? 0),
        );
        if (isPrintable && !hasGlyph) missing.push(code.toString(16));
      }
      assert.deepEqual(missing, []);
    });

  it('shape Devanagari: a vowel sign stands before its consonants, and a conjunct is one glyph', () => {
    const [run] = splitRuns('हिन्दी', 'text');
    const names = run?.file.font.layout(run.text).glyphs.map(({ name }) => name);
    assert.deepEqual(names, ['matraItwo.dv', 'Ha.dv', 'NaDa.dv', 'matraIi.dv']);
  });

  it('change within a line only where the script does', () => {
    const parts = splitRuns('in हिन्दी क्ष and Łódź', 'text').map(({ text }) => text);
    assert.equal(parts.join(''), 'in हिन्दी क्ष and Łódź');
    assert.ok(parts.includes('in '));
  });
});

describe('a text that is too long', () => {
  const box = { typeface: 'text', width: 300, height: 60, size: 16 } as const;

  for (const text of ['short', 'many words '.repeat(30), 'W'.repeat(200), 'one\ntwo\nthree\nfour\nfive'])
    it(`fits its box: ${text.slice(0, 20)}`, () => {
      const { lines, size } = fitText(text, box);
      assert.equal(lines.join('').replace(/\s/g, ''), text.replace(/\s/g, ''));
      assert.ok(lines.length * size * LINE_HEIGHT.text <= box.height);
      for (const line of lines) assert.ok(measureText(line, 'text', size) <= box.width, line);
    });
});
