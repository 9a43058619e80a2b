import { createRequire } from 'node:module';
import { execa, type Options } from 'execa';

const program = createRequire(import.meta.url).resolve('webpack-cli/bin/cli.js');

/** Runs webpack-cli, which reads the `webpack.config.js` of `cwd`, as `npx webpack` does. */
export const runWebpackCli = <Given extends Options>(args: string[], options: Given) =>
  execa(process.execPath, [program, ...args], options);
