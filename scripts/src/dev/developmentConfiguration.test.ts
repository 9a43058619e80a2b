import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ReleaseFilesPlugin } from '../webpack/ReleaseFilesPlugin';
import { root } from '../releases/store/buildAll';
import { renderDevelopmentDocument, relaxPolicy } from './renderDevelopmentDocument';
import { createDevelopmentConfiguration } from './createDevelopmentConfiguration';

const recipe = createDevelopmentConfiguration({
  folder: join(root, 'mf-quiz'),
  name: 'mf-quiz',
  version: 'developed',
  output: '/nowhere',
});
const plugins = (recipe.plugins ?? []).map((plugin) => plugin?.constructor.name ?? '');

describe('the recipe of a remote under development', () => {
  it('needs no eval, no hashes, and is found where the development server has it', () => {
    assert.equal(recipe.devtool, 'cheap-module-source-map');
    assert.ok(!plugins.includes(ReleaseFilesPlugin.name));
    assert.equal(recipe.output?.publicPath, '/developed/mf-quiz/');
    assert.equal(recipe.output?.uniqueName, 'mf-quiz@developed');
  });

  it('refreshes components, with its runtime before each exposed module', () => {
    assert.ok(plugins.includes('ReactRefreshPlugin'));
    const federation = JSON.stringify(
      recipe.plugins?.find((plugin) => plugin?.constructor.name === 'ModuleFederationPlugin'),
    );
    assert.match(federation, /ReactRefreshEntry\.js","\.\/src\/leaderboard\/LeaderboardScreen\.tsx"/);
    assert.match(JSON.stringify(recipe.module?.rules), /"development":true,"refresh":true/);
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
    });
    assert.ok(html.includes('<link rel="stylesheet" href="/developed/shell/main.css">'));
    assert.ok(html.includes('<script src="/developed/shell/main.js" defer></script>'));
    assert.ok(!html.includes('/shell/1.0.0/'));
    assert.ok(html.includes('{"revision":4,"remotes":[]}'));
    assert.equal(hash, undefined);
    assert.equal(relaxPolicy("script-src 'self'", hash), "script-src 'self'");
  });

  it('refreshes components, without hashes', () => {
    const shell = createDevelopmentConfiguration({
      folder: join(root, 'shell'),
      name: 'shell',
      version: 'developed',
      output: '/nowhere',
    });
    const names = (shell.plugins ?? []).map((plugin) => plugin?.constructor.name ?? '');
    assert.ok(names.includes('ReactRefreshPlugin'));
    assert.ok(!names.includes(ReleaseFilesPlugin.name));
    assert.equal(shell.output?.publicPath, '/developed/shell/');
  });
});

describe('a document under development', () => {
  const { html, hash } = renderDevelopmentDocument(released, {
    name: 'mf-quiz',
    origin: 'http://localhost:3000',
  });

  it('has the development shell, this remote from here, and its siblings as released', () => {
    assert.ok(html.includes('<script src="/developed/shell/main.js" defer></script>'));
    assert.ok(!html.includes('/shell/1.0.0/'));
    assert.ok(!html.includes('href="/mf-quiz/'));
    assert.ok(html.includes('href="/mf-teams/1.0.0/remoteEntry.js"'));
    assert.ok(html.includes('{"revision":4,"remotes":[],"overrides":["http://localhost:3000"]}'));
    assert.ok(html.includes('"mf-quiz@http://localhost:3000/developed/mf-quiz/"'));
  });

  it('keeps the content policy, with one script more', () => {
    const policy = "default-src 'none'; script-src 'self' 'sha256-x'; connect-src 'self'";
    assert.equal(
      relaxPolicy(policy, hash),
      `default-src 'none'; script-src 'self' '${hash}' 'sha256-x'; connect-src 'self'`,
    );
  });
});
