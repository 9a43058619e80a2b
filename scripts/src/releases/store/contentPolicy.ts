import { integrityOf } from '../../webpack/ReleaseFilesPlugin';

function inlineHashes(html: string, tag: 'style' | 'script'): string[] {
  const blocks = [...html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))];
  return blocks
    .filter(([, attributes = '']) => !/\ssrc=|type="application\/json"/.test(attributes))
    .map(([, , content = '']) => `'${integrityOf(content)}'`);
}

/**
 * The Content-Security-Policy of a document (C16): scripts from our own origin alone, and inline blocks, the document's
 * and those of its frames, by their hash. Releases come from our origin; those of another origin will be listed here when the registry names one.
 */
export function contentPolicy(html: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes(html, 'script')].join(' '),
    ["style-src 'self'", ...inlineHashes(html, 'style')].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
