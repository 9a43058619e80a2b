import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toHtml } from './toHtml';

describe('a mail as HTML', () => {
  it('has paragraphs, line breaks and links', () => {
    const link = 'https://marquee.test/change-password#token=a_b&email=asha%40demo.test';
    const escaped = link.replace('&', '&amp;');
    assert.equal(
      toHtml(`Open this link:\n${link}\n\nSee http://marquee.test/terms.`),
      `<p>Open this link:<br><a href="${escaped}">${escaped}</a></p>\n` +
        '<p>See <a href="http://marquee.test/terms">http://marquee.test/terms</a>.</p>',
    );
  });

  it('lets nobody add markup or end an address early (C11)', () => {
    assert.equal(
      toHtml('<b>"hi"</b> https://x.test/"onclick=1'),
      '<p>&lt;b&gt;&quot;hi&quot;&lt;/b&gt; <a href="https://x.test/&quot;onclick=1">https://x.test/&quot;onclick=1</a></p>',
    );
  });
});
