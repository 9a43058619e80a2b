import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Release } from '../recipe/baseConfiguration';
import { readDeclaration } from '../recipe/Declaration';
import { type DeclaredFrame, frameRecipe } from '../recipe/frameRecipe';
import { runWebpack } from '../recipe/runWebpack';

/** The template of a frame: its component drawn once, with the places that it leaves to the server (LK-4). */
async function drawFrame(release: Release, declared: DeclaredFrame): Promise<string> {
  const program = 'frame.cjs';
  const file = path.join(release.output, program);
  await runWebpack(frameRecipe(release, declared, program));
  const { html } = createRequire(file)(file) as { html: string };
  rmSync(file);
  return html;
}

/** Draws what documents show of a remote's screens before any script, beside their code: `HomeScreen.frame.html`. */
export async function drawFrames(release: Release): Promise<void> {
  if (release.name === 'shell') return;
  for (const { module, path: address, frame } of readDeclaration(path.join(release.folder, 'remote.json'))
    .screens) {
    if (frame === undefined) continue;
    const html = await drawFrame(release, { frame, path: address });
    writeFileSync(path.join(release.output, `${module}.frame.html`), html);
  }
}
