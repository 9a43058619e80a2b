import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { integrityOf } from '../../webpack/ReleaseFilesPlugin';
import { contentPolicy } from './contentPolicy';

describe('contentPolicy', () => {
  it('allows the inline styles of the document by their hash, and scripts of our own origin', () => {
    const policy = contentPolicy('<style>a{}</style><script src="/main.js"></script>');
    assert.ok(policy.includes(`style-src 'self' '${integrityOf('a{}')}'`));
    assert.ok(policy.includes("script-src 'self';"));
  });

  it('needs no hash for data, and takes one for a boot script', () => {
    const policy = contentPolicy('<script type="application/json">{}</script><script>boot()</script>');
    assert.ok(policy.includes(`script-src 'self' '${integrityOf('boot()')}';`));
  });

  it('never allows unsafe sources, frames around us, or another base', () => {
    const policy = contentPolicy('');
    assert.ok(!policy.includes('unsafe'));
    assert.ok(policy.includes("frame-ancestors 'none'"));
    assert.ok(policy.includes("base-uri 'none'"));
  });
});
