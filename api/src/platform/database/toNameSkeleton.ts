import unhomoglyph from 'unhomoglyph';

/** Replaces look-alike characters by one representative (UTS #39, skeleton). */
const toSkeleton = (text: string): string => unhomoglyph(text.normalize('NFD')).normalize('NFD');

/**
 * Makes look-alike names equal, for comparison only (TM-1). Case is folded after the first skeleton, since
 * capitals resemble other letters than lower case does.
 */
export function toNameSkeleton(name: string): string {
  const visible = name.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');
  const folded = toSkeleton(visible.trim().replace(/\s+/g, ' ')).toLowerCase();
  // A capital I looks like a lower-case L, and the case of an I is ignored.
  return toSkeleton(folded).replaceAll('i', 'l');
}
