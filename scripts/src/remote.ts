import { remoteCommand } from './releases/cli/remoteCommand';

process.exitCode = await remoteCommand(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
});
