import { render, screen } from '@testing-library/react';
import { decodeQR } from 'qr/decode.js';
import { QrCode } from './QrCode';

/** Pixels of a module: a camera sees more than one. */
const SCALE = 4;

/** Decodes the drawing as a camera would. */
function read(code: Element): string {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const width = size * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  const path = code.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g))
    for (let dot = 0; dot < SCALE * SCALE; dot += 1) {
      const column = Number(x) * SCALE + (dot % SCALE);
      const row = Number(y) * SCALE + Math.floor(dot / SCALE);
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  return decodeQR({ width, height: width, data });
}

it.each(['https://marquee.test/team-invite/0189', 'http://127.0.0.1:3000/event/1?k=प्रवेश'])(
  'the code of %s encodes the address and has a name',
  async (text) => {
    render(<QrCode text={text} label="Invite to Night Owls" />);
    const code = await screen.findByRole('img', { name: 'Invite to Night Owls' });
    expect(read(code)).toBe(text);
  },
);
