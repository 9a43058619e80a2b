import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Release } from '../../webpack/baseConfiguration';
import { readDeclaration } from '../../webpack/RemoteDeclaration';
import { type DeclaredPrerender, prerenderConfiguration } from '../../webpack/prerenderConfiguration';
import { runWebpack } from '../../webpack/runWebpack';

/** The classes of a frame that none of its styles names. */
export function findUnstyledClasses(html: string, styles: string): string[] {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  return [...new Set(classes)].filter((name) => name !== '' && !styles.includes(`.${name}`));
}

/** The template of a frame: its component drawn once, with the places that it leaves to the server (LK-4). */
async function drawFrame(release: Release, declared: DeclaredPrerender): Promise<string> {
  const program = 'frame.cjs';
  const file = join(release.output, program);
  await runWebpack(prerenderConfiguration(release, declared, program));
  const { html } = createRequire(file)(file) as { html: string };
  rmSync(file);
  return html;
}

/**
 * Draws what documents show of a remote's screens before any script, beside their code: `HomeScreen.frame.html`. The
 * document has the screen's styles for it and no other: a part of the kit that has styles would stand there without.
 */
export async function prerender(release: Release): Promise<void> {
  if (release.name === 'shell') return;
  const { screens } = readDeclaration(join(release.folder, 'remote.json'));
  const { resolve } = createRequire(join(release.folder, 'package.json'));
  for (const { module, path: address, frame } of screens) {
    if (frame === undefined) continue;
    const html = await drawFrame(release, { frame, path: address });
    const sheets = [join(release.output, `${module}.css`), resolve('@marquee/shared-contracts/base.css')];
    const styles = sheets.filter((sheet) => existsSync(sheet)).map((sheet) => readFileSync(sheet, 'utf8'));
    const bare = findUnstyledClasses(html, styles.join(''));
    if (bare.length > 0) throw new Error(`${frame} has classes without styles: ${bare.join(', ')}.`);
    writeFileSync(join(release.output, `${module}.frame.html`), html);
  }
}
