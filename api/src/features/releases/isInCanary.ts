import { createHash } from 'node:crypto';

/** A canary by name and version, and its share of the visitors. */
interface Canary {
  name: string;
  version: string;
  percent: number;
}

/**
 * Whether a visitor gets a canary: deterministic per visitor and version, and visitors at 10 % stay at 20 %.
 */
export function isInCanary(visitor: string, { name, version, percent }: Canary): boolean {
  const hash = createHash('sha256').update(`${visitor} ${name}@${version}`).digest();
  return hash.readUInt32BE(0) / 2 ** 32 < percent / 100;
}
