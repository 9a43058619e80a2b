import { join } from 'node:path';
import type { RemoteDeclaration } from '../../webpack/RemoteDeclaration';

/** A remote's folder and declaration. */
export interface BundledRemote {
  folder: string;
  declaration: Pick<RemoteDeclaration, 'name' | 'screens' | 'slots'>;
}

/**
 * Returns the module that replaces `shell/src/remotes/loadModule.ts` in a bundle. The script contains the screen of `/`;
 * all others are chunks, as in any app that is split by route.
 */
export function createBundleSource(remotes: BundledRemote[]): string {
  const rows = remotes.flatMap(({ folder, declaration: { name, screens, slots } }) => {
    const first = screens.find((screen) => screen.path === '/')?.module;
    const modules = new Map([...screens, ...slots].map(({ module, file }) => [module, join(folder, file)]));
    return [...modules].map(([module, file]) => ({
      id: `${name} ${module}`,
      file,
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
    'export const loadModule = ({ name }, module) => modules[`${name} ${module}`]();',
    '',
  ].join('\n');
}
