import { computeIntegrity } from '../../webpack/ReleaseFilesPlugin';

function hashInlineBlocks(html: string, tag: 'style' | 'script'): string[] {
  const blocks = [...html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))];
  return blocks
    .filter(([, attributes = '']) => !/\ssrc=|type="application\/json"/.test(attributes))
    .map(([, , content = '']) => `'${computeIntegrity(content)}'`);
}

/** Returns a document's Content-Security-Policy (C16): only scripts of our origin, and inline blocks by their hash. */
export function createContentPolicy(html: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashInlineBlocks(html, 'script')].join(' '),
    ["style-src 'self'", ...hashInlineBlocks(html, 'style')].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
