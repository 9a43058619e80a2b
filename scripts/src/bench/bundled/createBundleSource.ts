import { join } from 'node:path';
import type { Exposes } from '../../webpack/createExposes';
import type { ScreenDeclaration } from '../../webpack/RemoteDeclaration';

/** A remote's folder, screens and exposed files. */
export interface BundledRemote {
  folder: string;
  name: string;
  screens: ScreenDeclaration[];
  exposes: Exposes;
}

/**
 * Returns the module that replaces `shell/src/remotes/createFederation.ts` in a bundle. The script contains the screen of `/`;
 * all others are chunks, as in any app that is split by route.
 */
export function createBundleSource(remotes: BundledRemote[]): string {
  const rows = remotes.flatMap(({ folder, name, screens, exposes }) => {
    const first = screens.find((screen) => screen.path === '/')?.module;
    return Object.entries(exposes).map(([module, file]) => ({
      id: `${name} ${module}`,
      file: join(folder, file),
      isFirst: module === first,
    }));
  });
  const eager = rows.filter(({ isFirst }) => isFirst);
  const lazy = rows.filter(({ isFirst }) => !isFirst);
  return [
    ...eager.map(({ file }, at) => `import * as first${String(at)} from ${JSON.stringify(file)};`),
    'const modules = {',
    ...eager.map(({ id }, at) => `  ${JSON.stringify(id)}: async () => first${String(at)},`),
    ...lazy.map(({ id, file }) => `  ${JSON.stringify(id)}: () => import(${JSON.stringify(file)}),`),
    '};',
    'const loadModule = ({ name }, module) => modules[`${name} ${module}`]();',
    'export const createFederation = () => ({ loadModule });',
    '',
  ].join('\n');
}
