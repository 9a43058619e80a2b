import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  createPrerenderConfiguration,
  type DeclaredPrerender,
  PRERENDER_PROGRAM,
} from '../../webpack/createPrerenderConfiguration';
import type { Release } from '../../webpack/Release';
import { readDeclaration } from '../../webpack/RemoteDeclaration';
import { runWebpack } from '../../webpack/runWebpack';

/** Returns the classes of the markup that no style names. */
export function findUnstyledClasses(html: string, styles: string): string[] {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  return [...new Set(classes)].filter((name) => name !== '' && !styles.includes(`.${name}`));
}

/** Renders a screen's component once, with placeholders for the server's values (LK-4). */
async function renderMarkup(release: Release, declared: DeclaredPrerender, output: string): Promise<string> {
  await runWebpack(createPrerenderConfiguration(release, declared, output));
  const program = join(output, PRERENDER_PROGRAM);
  const { html } = createRequire(program)(program) as { html: string };
  rmSync(program);
  return html;
}

/**
 * Prerenders screens into files such as `HomeScreen.prerender.html` beside the build in `output`. The document contains
 * only the screen's styles, so components of `ui` with styles are not allowed.
 *
 * @throws if a module is not a screen, or if the markup has classes without styles
 */
export async function prerender(
  release: Release,
  { output, files }: { output: string; files: Record<string, string> },
): Promise<void> {
  const { resolve } = createRequire(join(release.folder, 'package.json'));
  for (const [module, file] of Object.entries(files)) {
    const { screens } = readDeclaration(join(release.folder, 'remote.json'));
    const screen = screens.find((declared) => declared.module === module);
    if (!screen) throw new Error(`${module} is prerendered, but remote.json has no such screen.`);
    const html = await renderMarkup(release, { file, path: screen.path }, output);
    const sheets = [join(output, `${module}.css`), resolve('@marquee/shared-contracts/base.css')];
    const styles = sheets.filter((sheet) => existsSync(sheet)).map((sheet) => readFileSync(sheet, 'utf8'));
    const unstyled = findUnstyledClasses(html, styles.join(''));
    if (unstyled.length > 0) throw new Error(`${file} has classes without styles: ${unstyled.join(', ')}.`);
    writeFileSync(join(output, `${module}.prerender.html`), html);
  }
}
