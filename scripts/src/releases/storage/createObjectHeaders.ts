import { extname } from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.tgz': 'application/gzip',
};
const encodings: Record<string, string> = { '.br': 'br', '.gz': 'gzip' };

/** Shared caches must not keep source maps, which are for operators only. */
function getCacheControl(file: string): string {
  if (file.endsWith('.map')) return 'private, no-store';
  return file.split('/').length > 2 ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Returns the headers of a stored object: releases are immutable, browsers revalidate everything else. */
export function createObjectHeaders(key: string): Record<string, string> {
  const encoding = encodings[extname(key)];
  const file = encoding === undefined ? key : key.slice(0, -extname(key).length);
  return {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': getCacheControl(file),
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  };
}
