import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { Configuration } from 'webpack';
import { importConfiguration } from '../webpack/importConfiguration';
import { ReleaseFilesPlugin } from '../webpack/ReleaseFilesPlugin';
import { root } from '../releases/store/buildAll';
import { renderDevelopmentDocument, relaxPolicy } from './renderDevelopmentDocument';

const configure = async (name: string) => {
  const { default: createConfiguration } = await importConfiguration(join(root, name));
  return createConfiguration({ WEBPACK_SERVE: true, at: 'http://localhost:1' });
};
const listPlugins = ({ plugins = [] }: Configuration) =>
  plugins.map((plugin) => plugin?.constructor.name ?? '');

describe('the configuration of a remote under development', () => {
  let configuration: Configuration;
  before(async () => {
    configuration = await configure('mf-quiz');
  });

  it('needs no eval, no hashes, and is found where the development server has it', () => {
    assert.equal(configuration.devtool, 'cheap-module-source-map');
    assert.ok(!listPlugins(configuration).includes(ReleaseFilesPlugin.name));
    assert.equal(configuration.output?.publicPath, '/developed/mf-quiz/');
    assert.equal(configuration.output?.uniqueName, 'mf-quiz@developed');
  });

  it('refreshes components, with its runtime before each exposed module', () => {
    assert.ok(listPlugins(configuration).includes('ReactRefreshPlugin'));
    const federation = JSON.stringify(
      configuration.plugins?.find((plugin) => plugin?.constructor.name === 'ModuleFederationPlugin'),
    );
    assert.match(federation, /ReactRefreshEntry\.js","\.\/src\/leaderboard\/LeaderboardScreen\.tsx"/);
    const rules = configuration.module?.rules as { options?: { getCustomTransformers?: unknown } }[];
    assert.equal(rules.filter(({ options }) => options?.getCustomTransformers !== undefined).length, 1);
  });
});

const released = `<head>
<link rel="preload" as="script" href="/mf-quiz/1.0.0/remoteEntry.js" integrity="sha256-a" crossorigin="anonymous">
<link rel="preload" as="script" href="/mf-teams/1.0.0/remoteEntry.js" integrity="sha256-b" crossorigin="anonymous">
<script src="/shell/1.0.0/main.js" integrity="sha256-c" crossorigin="anonymous" defer></script>
<script type="application/json" id="registry">{"revision":4,"remotes":[]}</script></head>`;

describe('the shell under development', () => {
  it('has its scripts and styles from here, the released remotes, and the policy as released', () => {
    const { html, hash } = renderDevelopmentDocument(released, {
      name: 'shell',
      origin: 'http://localhost:3000',
      hasShell: true,
    });
    assert.ok(html.includes('<link rel="stylesheet" href="/developed/shell/main.css">'));
    assert.ok(html.includes('<script src="/developed/shell/main.js" defer data-shell></script>'));
    assert.ok(!html.includes('/shell/1.0.0/'));
    assert.ok(html.includes('{"revision":4,"remotes":[]}'));
    assert.equal(hash, undefined);
    assert.equal(relaxPolicy("script-src 'self'", hash), "script-src 'self'");
  });

  it('refreshes components, without hashes', async () => {
    const shell = await configure('shell');
    assert.ok(listPlugins(shell).includes('ReactRefreshPlugin'));
    assert.ok(!listPlugins(shell).includes(ReleaseFilesPlugin.name));
    assert.equal(shell.output?.publicPath, '/developed/shell/');
  });
});

describe('a document under development', () => {
  const { html, hash } = renderDevelopmentDocument(released, {
    name: 'mf-quiz',
    origin: 'http://localhost:3000',
    hasShell: true,
  });

  it('has the development shell, this remote from here, and its siblings as released', () => {
    assert.ok(html.includes('<script src="/developed/shell/main.js" defer data-shell></script>'));
    assert.ok(!html.includes('/shell/1.0.0/'));
    assert.ok(!html.includes('href="/mf-quiz/'));
    assert.ok(html.includes('href="/mf-teams/1.0.0/remoteEntry.js"'));
    assert.ok(html.includes('{"revision":4,"remotes":[],"overrides":["http://localhost:3000"]}'));
    assert.ok(html.includes('"mf-quiz@http://localhost:3000/developed/mf-quiz/"'));
  });

  it('keeps the released shell where the project is not at hand', () => {
    const own = { name: 'mf-quiz', origin: 'http://localhost:3000', hasShell: false };
    const text = renderDevelopmentDocument(released, own).html;
    assert.ok(text.includes('src="/shell/1.0.0/main.js"'));
    assert.ok(text.indexOf('marquee.override') < text.indexOf('/shell/1.0.0/main.js'));
  });

  it('keeps the content policy, with one script more', () => {
    const policy = "default-src 'none'; script-src 'self' 'sha256-x'; connect-src 'self'";
    assert.equal(
      relaxPolicy(policy, hash),
      `default-src 'none'; script-src 'self' '${hash}' 'sha256-x'; connect-src 'self'`,
    );
  });
});
