import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { computeIntegrity } from '../../webpack/ReleaseFilesPlugin';
import { createContentPolicy } from './createContentPolicy';

describe('createContentPolicy', () => {
  it('allows inline styles by their hash, and scripts of our origin', () => {
    const policy = createContentPolicy('<style>a{}</style><script src="/main.js"></script>');
    assert.ok(policy.includes(`style-src 'self' '${computeIntegrity('a{}')}'`));
    assert.ok(policy.includes("script-src 'self';"));
  });

  it('contains hashes of inline scripts, but not of data', () => {
    const policy = createContentPolicy('<script type="application/json">{}</script><script>boot()</script>');
    assert.ok(policy.includes(`script-src 'self' '${computeIntegrity('boot()')}';`));
  });

  it('never allows unsafe sources, framing or another base', () => {
    const policy = createContentPolicy('');
    assert.ok(!policy.includes('unsafe'));
    assert.ok(policy.includes("frame-ancestors 'none'"));
    assert.ok(policy.includes("base-uri 'none'"));
  });
});
