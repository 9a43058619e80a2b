import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** Runs `npm run remote -- …` as a team types it, on the store and with the keys of `env`; answers how it ended and what it said. */
export function remoteCommand(
  line: string,
  env: Record<string, string>,
): Promise<{ code: number; said: string }> {
  return new Promise((done) => {
    const given = ['--import', 'tsx', 'scripts/src/remote.ts', ...line.split(' ')];
    const options = { cwd: root, env: { ...process.env, ...env } };
    const command = execFile(process.execPath, given, options, (_error, stdout, stderr) =>
      done({ code: command.exitCode ?? 1, said: `${stdout}${stderr}` }),
    );
  });
}
