import { extname } from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.tgz': 'application/gzip',
};
const encodings: Record<string, string> = { '.br': 'br', '.gz': 'gzip' };

/** Returns the headers of a stored object: releases are immutable, browsers revalidate everything else. */
export function createObjectHeaders(key: string): Record<string, string> {
  const encoding = encodings[extname(key)];
  const file = encoding === undefined ? key : key.slice(0, -extname(key).length);
  return {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': key.split('/').length > 2 ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  };
}
