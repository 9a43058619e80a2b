import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';

/** Runs Storybook's command on the package in `folder`, without usage data and version checks. */
export const runStorybook = (folder: string, args: readonly string[], stdio: 'inherit' | 'pipe' = 'pipe') =>
  execa('storybook', [...args, '--disable-telemetry', '--loglevel', 'error'], {
    cwd: folder,
    preferLocal: true,
    localDir: folder,
    stdio,
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
    reject: false,
  });

/** Builds the catalogue of the package in `folder` into `output`. @throws with Storybook's errors */
export async function buildCatalogue(folder: string, output: string): Promise<void> {
  rmSync(output, { recursive: true, force: true });
  const { failed, message = '', stdout, stderr } = await runStorybook(folder, ['build', '-o', output]);
  // Storybook's description of this machine's project, which no page reads.
  rmSync(join(output, 'project.json'), { force: true });
  if (failed) throw new Error(`The catalogue does not build:\n${`${stdout}${stderr}`.trim() || message}`);
}
