import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Release } from '../../webpack/createBaseConfiguration';
import { readDeclaration } from '../../webpack/RemoteDeclaration';
import { type DeclaredPrerender, prerenderConfiguration } from '../../webpack/prerenderConfiguration';
import { runWebpack } from '../../webpack/runWebpack';

/** Returns the classes of the markup that no style names. */
export function findUnstyledClasses(html: string, styles: string): string[] {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  return [...new Set(classes)].filter((name) => name !== '' && !styles.includes(`.${name}`));
}

/** Renders a screen's component once, with placeholders for the server's values (LK-4). */
async function renderMarkup(release: Release, declared: DeclaredPrerender): Promise<string> {
  const program = 'prerender.cjs';
  const file = join(release.output, program);
  await runWebpack(prerenderConfiguration(release, declared, program));
  const { html } = createRequire(file)(file) as { html: string };
  rmSync(file);
  return html;
}

/**
 * Prerenders a remote's screens into files such as `HomeScreen.prerender.html`. The document contains only the screen's styles,
 * so components of `ui` with styles are not allowed.
 *
 * @throws if the markup has classes without styles
 */
export async function prerender(release: Release): Promise<void> {
  if (release.name === 'shell') return;
  const { screens } = readDeclaration(join(release.folder, 'remote.json'));
  const { resolve } = createRequire(join(release.folder, 'package.json'));
  for (const { module, path: address, prerender: file } of screens) {
    if (file === undefined) continue;
    const html = await renderMarkup(release, { file, path: address });
    const sheets = [join(release.output, `${module}.css`), resolve('@marquee/shared-contracts/base.css')];
    const styles = sheets.filter((sheet) => existsSync(sheet)).map((sheet) => readFileSync(sheet, 'utf8'));
    const unstyled = findUnstyledClasses(html, styles.join(''));
    if (unstyled.length > 0) throw new Error(`${file} has classes without styles: ${unstyled.join(', ')}.`);
    writeFileSync(join(release.output, `${module}.prerender.html`), html);
  }
}
