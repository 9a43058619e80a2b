import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { importConfiguration } from '../webpack/importConfiguration';
import { readRelease } from '../webpack/Release';
import { createStandaloneConfiguration } from './createStandaloneConfiguration';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A remote alone</title>
    <link rel="stylesheet" href="/main.css" />
    <script src="/main.js" defer></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

/** Serves one remote alone over the fake API: no shell, no siblings, no server (RL-29). */
export async function startStandaloneServer(folder: string, port: number): Promise<WebpackDevServer> {
  const { exposes = {} } = await importConfiguration(folder);
  const release = readRelease(folder, { WEBPACK_SERVE: true });
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      client: { overlay: false, logging: 'warn' },
      static: { directory: join(folder, '../shell/public'), watch: false, serveIndex: false },
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'page',
          middleware: (
            _request: unknown,
            response: { type: (of: string) => { send: (body: string) => void } },
          ) => response.type('html').send(page),
        },
      ],
    },
    webpack(createStandaloneConfiguration(release, exposes)),
  );
  await server.start();
  return server;
}
