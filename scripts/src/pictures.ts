import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { printHelp } from './printHelp';

printHelp('npm run pictures   draws a PNG beside every picture that the product ships for events');

/**
 * Draws a PNG beside every picture that the product ships for events, at the size of a preview card: chats and networks
 * show no SVG. The sign of the tab becomes one because a browser draws an SVG for it in the page's own thread, between
 * the scripts and the cards. Run it (`npm run pictures`) after a picture has changed.
 */
const shell = resolve(import.meta.dirname, '../../shell');
const root = join(shell, 'public/images');

const pictures = ['.', 'events']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)))
  .filter((name) => name.endsWith('.svg'));

for (const picture of pictures) {
  // The shipped pictures are 640 wide: twice 72 dots an inch draws them sharp at 1200.
  const drawn = sharp(picture, { density: 144 }).resize(1200, 630, { fit: 'cover' });
  await drawn.png({ palette: true, effort: 10 }).toFile(picture.replace(/\.svg$/, '.png'));
}
await sharp(join(shell, 'src/document/favicon.svg'), { density: 144 })
  .resize(64, 64)
  .png({ palette: true, effort: 10 })
  .toFile(join(shell, 'public/favicon.png'));
process.stdout.write(`Drew ${pictures.length + 1} pictures.\n`);
