import unhomoglyph from 'unhomoglyph';

/** The form of a text in which characters that look alike are one character (UTS #39, skeleton). */
const toSkeleton = (text: string): string => unhomoglyph(text.normalize('NFD')).normalize('NFD');

/**
 * The form in which names that look alike are equal (TM-1); for comparing, never for showing. Case is folded after the
 * first skeleton, since capitals resemble other letters than their small ones do.
 */
export function toNameSkeleton(name: string): string {
  const visible = name.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');
  const folded = toSkeleton(visible.trim().replace(/\s+/g, ' ')).toLowerCase();
  // A capital I looks like a small L, and the case of an I does not count.
  return toSkeleton(folded).replaceAll('i', 'l');
}
