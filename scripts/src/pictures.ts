import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/**
 * Draws a PNG beside every picture that the product ships for events, at the size of a preview card: chats and networks
 * show no SVG. Run it (`npm run pictures`) after a picture has changed.
 */
const root = path.resolve(import.meta.dirname, '../../shell/public/images');

const pictures = ['.', 'events']
  .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => path.join(root, folder, name)))
  .filter((name) => name.endsWith('.svg'));

for (const picture of pictures) {
  // The shipped pictures are 640 wide: twice 72 dots an inch draws them sharp at 1200.
  const drawn = sharp(picture, { density: 144 }).resize(1200, 630, { fit: 'cover' });
  await drawn.png({ palette: true, effort: 10 }).toFile(picture.replace(/\.svg$/, '.png'));
}
process.stdout.write(`Drew ${pictures.length} pictures.\n`);
